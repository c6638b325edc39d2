package common

// Number skips white space and reads a decimal number from min to max, of at most 20 digits.
// If anything else follows, it takes only the white space and returns the error
// in.Expected(what), where what describes the number: "a number from 1 to 99".
func Number(in *Reader, what string, min, max int) (int, error) {
	in.SkipBlanks()
	n, digits := 0, 0
	// The loop ends before n can overflow, and before leading zeros can fill the buffer of in.
	for n <= max && digits <= 20 && in.have(digits+1) {
		digit := int(in.buf[in.pos+digits]) - '0'
		if digit < 0 || digit > 9 {
			break
		}
		n = 10*n + digit
		digits++
	}
	if digits == 0 || digits > 20 || n < min || n > max {
		return 0, in.Expected(what)
	}
	in.pos += digits
	return n, nil
}
