package main

import "bfspuzzles/common"

// bothEnds is the blog post's second program: a breadth-first search from the start and one
// from the goal, by whole layers. It returns the least number of steps, or -1. Every step can
// be undone, so the steps from the goal are the same as those from the start. (The post's
// ends take turns; here the one with fewer new states goes on.)
//
// 中文：博文的第二个程序，双向 BFS：从起点和终点各搜一边，每次扩展一整层，直到相遇。每一步都能倒着走，所以
// 从终点出发的走法与从起点出发的一样。博文两边轮流，这里扩展新状态少的一边。
func bothEnds(search *common.BothEnds, m *maze) int {
	return search.Distance(packed(m.start), packed(m.goal), moves(m))
}

// bothEndsAnswers returns the function that answers one dataset after the other in this way.
func bothEndsAnswers() common.Answer {
	search := common.NewBothEnds(states)
	return answersBy(func(m *maze) int { return bothEnds(search, m) })
}
