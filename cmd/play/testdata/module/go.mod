module m

go 1.17
