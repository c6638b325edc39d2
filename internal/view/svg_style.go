package view

// shapes are the cells, drawn once; a use of one gives it place and colour. A
// block is larger than its cell so that no seam shows between two.
const shapes = `<rect id="tile" x="2" y="2" width="36" height="36" rx="5"/>
<circle id="disc" cx="20" cy="20" r="16"/>
<rect id="tint" x="2" y="2" width="36" height="36" rx="5" fill-opacity=".4"/>
<rect id="block" width="42" height="42" shape-rendering="crispEdges"/>
<rect id="mark" x="1.5" y="1.5" width="37" height="37" rx="5"/>
`

// The names of the shapes, colours and marks in the picture; "" is not drawn.
var (
	shapeIDs      = [...]string{Letter: "", Tint: "tint", Tile: "tile", Disc: "disc", Block: "block"}
	colourClasses = [...]string{None: "none", Grey: "grey", Sand: "sand", Red: "red", Blue: "blue",
		Green: "green", White: "white", Black: "black"}
	markClasses = [...]string{Unmarked: "", Moved: "moved", Lined: "lined"}
)

// style says how everything looks; "on" is a label on a tile or a disc. It uses
// no variables, which some programs that draw pictures do not know.
const style = `
text{font:22px ui-sans-serif,"Segoe UI",Helvetica,Arial,sans-serif;text-anchor:middle;fill:#24292f}
text.caption,text.note{text-anchor:start}
text.note{font-size:13px}
.ground{fill:#fff}
.floor{fill:#e7eaee}
.grey{fill:#8b949e}
.sand{fill:#f0cf8e}
.red{fill:#d1383a}
.blue{fill:#2563c9}
.green{fill:#1f8a4c}
.white{fill:#fff;stroke:#8b949e}
.black{fill:#24292f;stroke:#24292f}
text.on{fill:#fff;stroke:none}
.on.sand,.on.white{fill:#24292f}
.moved,.lined{fill:none;stroke-width:4}
.moved{stroke:#101418}
.lined{stroke:#12a150}
@media (prefers-color-scheme:dark){
text{fill:#e6edf3}
.ground{fill:#0d1117}
.floor{fill:#21262d}
.grey{fill:#59636e}
.sand{fill:#d0a954}
.red{fill:#e5534b}
.blue{fill:#3f7fe8}
.green{fill:#3fa866}
.white{fill:#f0f3f6;stroke:#f0f3f6}
.black{fill:#010409;stroke:#6e7681}
.on.sand,.on.white{fill:#1b1f24}
.moved{stroke:#fff1a8}
.lined{stroke:#3fd07a}
}`
