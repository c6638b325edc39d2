// The rules for the scripts of the page. They use the packages installed next to eslint itself.
const { realpathSync } = require("node:fs");
const { createRequire } = require("node:module");

const beside = createRequire(realpathSync(process.argv[1]));
const js = beside("@eslint/js");
const globals = beside("globals");

module.exports = [
  { files: ["**/*.js"], ...js.configs.recommended },
  { files: ["**/*.js"], languageOptions: { globals: globals.browser } },
  { files: ["cmd/play/page/core/worker.js"], languageOptions: { globals: globals.worker } },
  {
    files: ["**/*.js"],
    rules: {
      complexity: ["error", 10],
      "max-lines-per-function": ["error", 40],
      "no-sequences": ["error", { allowInParentheses: false }],
      "one-var": ["error", "never"],
    },
  },
];
