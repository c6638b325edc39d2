"""The puzzle of euler244. The argument selects a mistake of programs.txt; without one, the program
is right."""
import sys

bug = sys.argv[1] if len(sys.argv) > 1 else ""
order = bug if bug.isupper() else "UDLR"  # the first of the shortest routes in this order
ways = {"U": -4, "D": 4, "L": -1, "R": 1}
names = dict(zip("UDLR", "DURL")) if bug == "tile" else dict(zip("UDLR", "UDLR"))

beside = [
    [(blank + ways[way], way) for way in order
     if 0 <= blank + ways[way] < 16 and (way in "UD" or (blank + ways[way]) // 4 == blank // 4)]
    for blank in range(16)
]


def route(start, goal):
    if start == goal and bug != "late":
        return ""
    came = {start: None} if bug != "late" else {}
    queue = [start]
    depth = {start: 0}
    for now in queue:
        if bug == "depth" and depth[now] == 40:
            return None
        blank = now.index("w")
        for to, way in beside[blank]:
            low, high = (blank, to) if blank < to else (to, blank)
            after = now[:low] + now[high] + now[low + 1:high] + now[low] + now[high + 1:]
            if after in came:
                continue
            came[after] = now, way
            depth[after] = depth[now] + 1
            queue.append(after)
            if after == goal:
                letters = ""
                for _ in range(depth[after]):
                    after, way = came[after]
                    letters = names[way] + letters
                return letters
    return None


for line in sys.stdin:
    found = route(*line.split())
    print(-1 if found is None else f"{len(found)} {found}".strip())
