package view

// look says how a colour looks: in a picture, light and dark, its name, the colour
// itself, and that of a label on a tile of it; in a terminal the code of a letter,
// of a tile, and of a label on it. The sixteen old colours are enough there, and
// follow the user's own palette.
type look struct {
	Class                        string
	Light, OnLight, Dark, OnDark string
	hue, ground, label           string
}

var looks = [...]look{
	None:  {Class: "none", hue: "30"}, // of a marked cell
	Grey:  {"grey", "#8b949e", "#fff", "#59636e", "#fff", "90", "100", "90"},
	Sand:  {"sand", "#f0cf8e", "#24292f", "#d0a954", "#0d1117", "30", "47", "30"},
	Red:   {"red", "#c62f31", "#fff", "#f4685f", "#0d1117", "31", "41", "97"},
	Blue:  {"blue", "#2563c9", "#fff", "#569cf8", "#0d1117", "34", "44", "97"},
	Green: {"green", "#1a7842", "#fff", "#4cbf70", "#0d1117", "32", "42", "30"},
	White: {"white", "#fff", "#24292f", "#f0f3f6", "#0d1117", "30", "107", "30"},
	Black: {"black", "#24292f", "#fff", "#010409", "#fff", "30", "40", "97"},
}
