package main

import "time"

var start = time.Now()

func spent() time.Duration { return time.Since(start) }
