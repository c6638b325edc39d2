package main

import "math/bits"

// allEightPuzzles writes every order of 1 to 8 and x, a line each.
func allEightPuzzles() []byte {
	var out []byte
	var extend func(board []byte, left string)
	extend = func(board []byte, left string) {
		if left == "" {
			out = append(append(out, board...), '\n')
		}
		for i := range left {
			extend(append(board, left[i], ' '), left[:i]+left[i+1:])
		}
	}
	extend(nil, "12345678x")
	return out
}

// allFourInARow writes every 4x4 board of 7 B, 7 W and 2 O, a line each.
func allFourInARow() []byte {
	var out []byte
	for black := uint(0); black < 1<<16; black++ {
		for white := ^black & 0xffff; bits.OnesCount(black) == 7 && white > 0; white = (white - 1) & ^black & 0xffff {
			if bits.OnesCount(white) != 7 {
				continue
			}
			for cell := uint(0); cell < 16; cell++ {
				out = append(out, "OBW"[black>>cell&1|white>>cell&1<<1])
			}
			out = append(out, '\n')
		}
	}
	return out
}
