package main

import (
	"fmt"
	"math/rand"
)

// randomTask returns the i-th random case for -random. The jugs grow from case to case.
func randomTask(r *rand.Rand, i int) string {
	most := 4 + i/5
	if most > maxLitres {
		most = maxLitres
	}
	litres := func() int { return 1 + r.Intn(most) }
	return fmt.Sprintln(litres(), litres(), litres())
}
