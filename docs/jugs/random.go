package main

import (
	"fmt"
	"math/rand"
)

// randomTask returns the i-th random case for -random. The limit on the litres grows with i.
func randomTask(r *rand.Rand, i int) string {
	most := 4 + i/5
	if most > maxLitres {
		most = maxLitres
	}
	litres := func() int { return 1 + r.Intn(most) }
	return fmt.Sprintln(litres(), litres(), litres())
}

// smallerTasks returns the cases in which one of the three numbers is half as large.
func smallerTasks(text string) (smaller []string) {
	var numbers [3]int
	fmt.Sscan(text, &numbers[0], &numbers[1], &numbers[2])
	for i, n := range numbers {
		if n > 1 {
			halved := numbers
			halved[i] = n / 2
			smaller = append(smaller, fmt.Sprintln(halved[0], halved[1], halved[2]))
		}
	}
	return smaller
}
