package view

// shapes are the cells and what else is drawn often; a use of one gives it place
// and colour. A block is larger than its cell so that no seam shows between two.
const shapes = `<rect id="tile" x="2" y="2" width="36" height="36" rx="5"/>
<circle id="disc" cx="20" cy="20" r="15"/>
<rect id="tint" x="2" y="2" width="36" height="36" rx="5" fill-opacity=".3"/>
<rect id="block" width="42" height="42" shape-rendering="crispEdges"/>
<g id="mark"><rect class="rim" x="2" y="2" width="36" height="36" rx="5"/><rect x="2" y="2" width="36" height="36" rx="5"/></g>
<circle id="start" class="ring" r="9"/>
<rect id="goal" x="-9" y="-9" width="18" height="18" rx="2"/>
<circle id="mover" class="rimmed" r="11"/>
`

// The names of the shapes, colours and marks in the picture; "" is not drawn.
var (
	shapeIDs      = [...]string{Letter: "", Tint: "tint", Tile: "tile", Disc: "disc", Block: "block"}
	colourClasses = [...]string{None: "none", Grey: "grey", Sand: "sand", Red: "red", Blue: "blue",
		Green: "green", White: "white", Black: "black"}
	markClasses = [...][]string{Moved: {"moved"}, Lined: {"lined"}, Moved | Lined: {"lined", "moved dashed"}}
)

// style says how everything looks; "on" is a label on a tile or a disc. It uses
// no variables, which some programs that draw pictures do not know.
const style = `
text{font:22px ui-sans-serif,"Segoe UI",Helvetica,Arial,sans-serif;text-anchor:middle;fill:#24292f}
text.caption,text.note{text-anchor:start}
text.note{font-size:13px}
text.tag{font-size:10px}
text.badge{font-size:14px}
.grey,.sand,.red,.blue,.green,.white,.black{fill:currentColor}
.ground{fill:#fff}
.floor{fill:#e7eaee}
.grey{color:#8b949e}
.sand{color:#f0cf8e}
.red{color:#c62f31}
.blue{color:#2563c9}
.green{color:#1a7842}
.white{color:#fff;stroke:#8b949e}
.black{color:#24292f;stroke:#24292f}
text.on{fill:#fff;stroke:none}
text.on.sand,text.on.white{fill:#24292f}
.trail{fill:none;stroke:currentColor;stroke-width:3;stroke-linejoin:round;stroke-linecap:round}
.ring{fill:#fff;stroke:currentColor;stroke-width:2.5}
.rimmed{stroke:#fff;stroke-width:2}
.moved,.lined,.playing{fill:none;stroke-width:3.5}
.rim{stroke:#e7eaee;stroke-width:6}
.dashed{stroke-dasharray:9}
.moved,.playing{stroke:#101418}
.playing{stroke-width:2}
.lined{stroke:#0d8a43}
@media (prefers-color-scheme:dark){
text{fill:#e6edf3}
.ground{fill:#0d1117}
.floor{fill:#21262d}
.grey{color:#59636e}
.sand{color:#d0a954}
.red{color:#f4685f}
.blue{color:#569cf8}
.green{color:#4cbf70}
.white{color:#f0f3f6;stroke:#f0f3f6}
.black{color:#010409;stroke:#6e7681}
text.on,text.on.sand,text.on.white{fill:#0d1117}
text.on.black,text.on.grey{fill:#fff}
.ring{fill:#0d1117}
.rimmed{stroke:#0d1117}
.rim{stroke:#21262d}
.moved,.playing{stroke:#fff1a8}
.lined{stroke:#3fd07a}
}`
