package main

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

const about = `Two jugs: reads a, b and c, such as 3 5 4, and prints the least number of steps
after which one of two jugs of a and b litres holds exactly c litres, or -1.
`

// program describes the command line.
func program() cli.Program {
	return cli.Program{
		Name: problem, About: about,
		Title:   [2]string{"two jugs", "倒水问题"},
		Answers: func() common.Answer { return answer },
		Read:    readGame, States: states, Smaller: smallerTasks,
		Forms: []cli.Form{{Judge: "example", Random: randomTask}},
	}
}

func main() { cli.Main(program(), solve) }
