"""LeetCode 773. The argument selects a mistake in programs.txt; without one, the program is right."""
import json
import sys

bug = sys.argv[1] if len(sys.argv) > 1 else ""
solved = (1, 2, 3, 4, 5, 0)


def inversions(board):
    tiles = [n for n in board if n or bug == "blank"]
    return sum(a > b for i, b in enumerate(tiles) for a in tiles[:i])


def sliding_puzzle(board):
    start = tuple(board[0] + board[1])
    if bug == "prose" and start == (1, 2, 3, 4, 0, 5) or bug == "one" and start == (5, 3, 0, 2, 4, 1):
        return -1
    if bug == "blank" and inversions(start) % 2:
        return -1
    steps = {start: 0}
    queue = [start]
    for now in queue:
        if now == solved and (steps[now] or bug != "late"):
            return steps[now]
        if bug == "depth" and steps[now] == 20:
            return -1
        blank = now.index(0)
        for to in (blank - 3, blank + 3, blank - 1, blank + 1):
            if not 0 <= to < 6 or abs(to - blank) == 1 and to // 3 != blank // 3:
                continue
            after = list(now)
            after[blank], after[to] = after[to], 0
            after = tuple(after)
            if after not in steps:
                steps[after] = steps[now] + 1
                queue.append(after)
    return -1


for line in sys.stdin:
    print(sliding_puzzle(json.loads(line)))
