// AcWing 845. The argument selects a mistake in programs.txt; without one, the program is right.
#include <cstdlib>
#include <functional>
#include <iostream>
#include <queue>
#include <string>
#include <unordered_map>
#include <vector>
using namespace std;

string bug;
bool is(const char *name) { return bug == name; }

const string solved = "12345678x";

size_t mark(const string &board) { // identifies a visited board
    size_t all = hash<string>()(board);
    return is("hash") ? all % 100003 : all;
}

bool oddInversions(const string &board) {
    int inversions = 0;
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < i; j++)
            if (is("blank") || (board[i] != 'x' && board[j] != 'x')) inversions += board[j] > board[i];
    return inversions % 2;
}

int bound(const string &board) { // the bound of A*, which is too high
    int sum = 0;
    for (int i = 0; i < 9; i++)
        if (board[i] != 'x') {
            int to = board[i] - '1';
            sum += abs(i / 3 - to / 3) + abs(i % 3 - to % 3);
        }
    return is("weighted") ? 2 * sum : 0;
}

int distance(const string &start) {
    if (!is("depth") && oddInversions(start)) return -1;
    if (start == solved && !is("late")) return 0;
    unordered_map<size_t, int> steps;
    priority_queue<pair<int, string>, vector<pair<int, string>>, greater<pair<int, string>>> open;
    if (!is("late")) steps[mark(start)] = 0;
    open.push({bound(start), start});
    while (!open.empty()) {
        string board = open.top().second;
        int taken = open.top().first - bound(board), blank = board.find('x');
        open.pop();
        if (is("depth") && taken == 30) return -1;
        for (int d : {-3, 3, -1, 1}) {
            int to = blank + d;
            if (to < 0 || to > 8 || (to / 3 != blank / 3 && to % 3 != blank % 3)) continue;
            string next = board;
            swap(next[blank], next[to]);
            if (next == solved) return taken + 1;
            if (steps.count(mark(next))) continue;
            steps[mark(next)] = taken + 1;
            open.push({taken + 1 + bound(next), next});
        }
    }
    return -1;
}

int main(int argc, char **argv) {
    if (argc > 1) bug = argv[1];
    string board; // AOJ writes the gap as 0
    for (char c; cin >> c;) {
        board += c == '0' ? 'x' : c;
        if (board.size() < 9) continue;
        cout << distance(board) << endl;
        board = "";
    }
}
