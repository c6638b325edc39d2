module bfspuzzles

go 1.17

require github.com/google/go-cmp v0.6.0
