package common

// Number skips white space and reads a decimal number from min to max, of at most 20
// digits. If anything else follows, it returns the error of in.Expected(what) and has
// taken only the white space.
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
