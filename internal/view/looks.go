package view

// look says how a colour looks: in a picture, light and dark, its name, the colour
// itself, and that of a label on a tile of it; in a terminal the codes of a letter
// and of a tile with its label. The sixteen old colours are enough there, and follow
// the user's own palette.
type look struct {
	Class                        string
	Light, OnLight, Dark, OnDark string
	letter, tile                 string
}

var looks = [...]look{
	None:  {Class: "none", letter: "1;30"}, // of a marked cell
	Grey:  {"grey", "#8b949e", "#fff", "#59636e", "#fff", "1;90", "90;100"},
	Sand:  {"sand", "#f0cf8e", "#24292f", "#d0a954", "#0d1117", "1;30", "30;47"},
	Red:   {"red", "#c62f31", "#fff", "#f4685f", "#0d1117", "1;31", "97;41"},
	Blue:  {"blue", "#2563c9", "#fff", "#569cf8", "#0d1117", "1;34", "97;44"},
	Green: {"green", "#1a7842", "#fff", "#4cbf70", "#0d1117", "1;32", "30;42"},
	White: {"white", "#fff", "#24292f", "#f0f3f6", "#0d1117", "1;30", "30;107"},
	Black: {"black", "#24292f", "#fff", "#010409", "#fff", "1;30", "97;40"},
}
