package common

// BitSet is a set of small numbers, one bit each: number i is bit i%64 of word i/64. A search marks
// the states it has seen in a BitSet, which takes an eighth of the memory of a []bool.
type BitSet []uint64

// NewBitSet returns an empty set for the numbers 0..size-1.
func NewBitSet(size int) BitSet { return make(BitSet, (size+63)/64) }

// Has reports whether i is in the set; i must be in 0..size-1.
func (s BitSet) Has(i uint64) bool { return s[i/64]>>(i%64)&1 == 1 }

// Add adds i to the set; i must be in 0..size-1.
func (s BitSet) Add(i uint64) { s[i/64] |= 1 << (i % 64) }

// Remove removes i from the set; i must be in 0..size-1.
func (s BitSet) Remove(i uint64) { s[i/64] &^= 1 << (i % 64) }
