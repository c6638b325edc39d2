package common

// Number reads a decimal number from min to max, of at most 20 digits, after any
// white space. If something else comes, it takes the white space only and returns
// the error of Expected(what).
func Number(in *Reader, what string, min, max int) (int, error) {
	in.SkipBlanks()
	n, digits := 0, 0
	for in.have(digits+1) && in.buf[in.pos+digits] >= '0' && in.buf[in.pos+digits] <= '9' {
		n = 10*n + int(in.buf[in.pos+digits]-'0')
		digits++
		if n > max || digits > 20 {
			return 0, in.Expected(what) // before a long number overflows, or zeros fill the buffer
		}
	}
	if digits == 0 || n < min {
		return 0, in.Expected(what)
	}
	in.pos += digits
	return n, nil
}
