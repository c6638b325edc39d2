// Gives a test the puzzles of the page that runs this script.
import { puzzles } from "/core/puzzles.js";

Object.assign(window, { puzzles });
