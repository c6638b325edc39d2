// UVa 1601. The argument selects a mistake in programs.txt; without one, the program is right.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <queue>
#include <string>
#include <vector>
using namespace std;

string bug;
#define is(name) ([] { static bool same = bug == name; return same; }())

const int side = 16, places = 256, states = 1 << 24;
int w, h, n, stride; // a place is stride*y + x
bool open_[places];
int start[3], goal[3];
vector<int> ways[places]; // the places a ghost can reach in one step
short seen[2][states];    // from each end: 1 more than the steps, or 0 if not seen
vector<int> found[2];     // the states seen
int alone[3][places];     // the steps that each ghost alone needs to its goal

// steps returns the steps from an end to a state, or -1.
int steps(int end, int state) { return seen[end][state] - 1; }

void see(int end, int state, int steps) {
    if (!seen[end][state]) found[end].push_back(state);
    seen[end][state] = steps + 1;
}

// forget makes a search begin anew. It resets only what was seen, because most mazes are small.
void forget() {
    for (int end : {0, 1}) {
        for (int state : found[end]) seen[end][state] = 0;
        found[end].clear();
    }
}

int pack(const int *at) { return at[0] << 16 | at[1] << 8 | at[2]; }

string readLine() {
    string line;
    if (is("tokens")) {
        cin >> line;
    } else if (is("fgets")) {
        char buffer[20];
        if (fgets(buffer, sizeof buffer, stdin)) line = buffer;
    } else {
        for (int c; (c = getchar()) != '\n' && c != EOF;) line += c;
    }
    return line;
}

bool readMaze() {
    if (is("tokens") ? !(cin >> w >> h >> n) : scanf("%d%d%d ", &w, &h, &n) != 3) return false;
    if (w == 0) return false;
    stride = is("height") ? h : side;
    memset(open_, 0, sizeof open_);
    for (int k = 0; k < 3; k++) start[k] = goal[k] = places - 1 - k; // for ghosts that are absent
    for (int y = 0; y < h; y++) {
        string line = readLine();
        line.resize(w, '#');
        for (int x = 0; x < w; x++) {
            int place = y * stride + x;
            open_[place] = line[x] != '#';
            if ('a' <= line[x] && line[x] <= 'c') start[line[x] - 'a'] = place;
            if ('A' <= line[x] && line[x] <= 'C') goal[line[x] - 'A'] = place;
        }
    }
    for (int p = 0; p < places; p++) {
        ways[p].clear();
        if (!is("stay") || !open_[p]) ways[p].push_back(p);
        for (int q : {p - 1, p + 1, p - stride, p + stride})
            if (0 <= q && q < places && open_[p] && open_[q]) ways[p].push_back(q);
    }
    int number = 0;
    for (int p = 0; p < places; p++)
        if (open_[p] && (signed char)number++ < 0 && is("signed")) abort();
    return true;
}

bool clash(int p, int q, int p2, int q2) { // one ghost goes from p to p2, another from q to q2
    bool swapped = p2 == q && q2 == p;
    if (is("swap")) swapped = false;
    if (is("follow")) swapped = p2 == q || q2 == p;
    return p2 == q2 || (swapped && p != q);
}

const vector<int> &next(int state) {
    static vector<int> after;
    after.clear();
    int a = state >> 16, b = state >> 8 & 255, c = state & 255;
    for (int a2 : ways[a])
        for (int b2 : ways[b]) {
            if (n > 1 && clash(a, b, a2, b2)) continue;
            for (int c2 : ways[c])
                if (n < 3 || (!clash(a, c, a2, c2) && !clash(b, c, b2, c2)))
                    after.push_back(a2 << 16 | b2 << 8 | c2);
        }
    return after;
}

int plain() {
    vector<int> queue{pack(start)};
    size_t room = states;
    if (is("queue300000")) room = 300000;
    if (is("queue800000")) room = 800000;
    see(0, pack(start), 0);
    for (size_t head = 0; head < queue.size(); head++) {
        int s = queue[head];
        if (s == pack(goal)) return is("bits8") ? steps(0, s) & 255 : steps(0, s);
        for (int t : next(s))
            if (steps(0, t) < 0) {
                see(0, t, steps(0, s) + 1);
                if (queue.size() == room) abort();
                queue.push_back(t);
            }
    }
    return -1;
}

int bothEnds() { // one state at a time
    deque<int> waiting[2] = {{pack(start)}, {pack(goal)}};
    see(0, pack(start), 0);
    see(1, pack(goal), 0);
    for (int end = 0; !waiting[0].empty() && !waiting[1].empty();) {
        int s = waiting[end].front();
        waiting[end].pop_front();
        for (int t : next(s)) {
            if (steps(1 - end, t) >= 0) return steps(end, s) + 1 + steps(1 - end, t);
            if (steps(end, t) >= 0) continue;
            see(end, t, steps(end, s) + 1);
            waiting[end].push_back(t);
        }
        if (is("turns") || waiting[1 - end].size() < waiting[end].size()) end = 1 - end;
    }
    return -1;
}

int bound(int state) {
    int most = 0, sum = 0;
    for (int k = 0; k < n; k++) {
        int d = alone[k][state >> (16 - 8 * k) & 255];
        most = max(most, d);
        sum += d;
    }
    return is("inconsistent") ? sum / 2 : most;
}

int aStar() {
    for (int k = 0; k < n; k++) {
        fill_n(alone[k], places, 1000);
        vector<int> queue{goal[k]};
        alone[k][goal[k]] = 0;
        for (size_t head = 0; head < queue.size(); head++)
            for (int q : ways[queue[head]])
                if (alone[k][q] == 1000) {
                    alone[k][q] = alone[k][queue[head]] + 1;
                    queue.push_back(q);
                }
    }
    priority_queue<pair<int, int>> open; // the states taken from it are seen from end 1
    see(0, pack(start), 0);
    open.push({-bound(pack(start)), pack(start)});
    while (!open.empty()) {
        int s = open.top().second;
        open.pop();
        if (s == pack(goal)) return steps(0, s);
        if (is("inconsistent") && steps(1, s) >= 0) continue;
        see(1, s, 0);
        for (int t : next(s))
            if (steps(0, t) < 0 ||
                (!is("pushed") && steps(1, t) < 0 && steps(0, t) > steps(0, s) + 1)) {
                see(0, t, steps(0, s) + 1);
                open.push({-steps(0, t) - bound(t), t});
            }
    }
    return -1;
}

int main(int argc, char **argv) {
    if (argc > 1) bug = argv[1];
    while (readMaze()) {
        if (!is("stale")) forget();
        int answer = is("turns") || is("waiting")         ? bothEnds()
                     : is("pushed") || is("inconsistent") ? aStar()
                                                          : plain();
        if (answer >= 0 || !is("silent")) printf("%d\n", answer);
        fflush(stdout);
    }
}
