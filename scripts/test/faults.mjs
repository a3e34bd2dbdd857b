/** Lines by which the tools name what failed: a test of Vitest, a journey of Playwright, a rule of a linter, an error of the compiler. */
const naming = /^\s*(?:FAIL\s|✗|✘|×|\d+\) |.*\berror TS\d+|.*(?:\d+:\d+\s+error\s)|\w*Error: )/;

const most = { lines: 12, letters: 200 };

/**
 * What a step found wrong, in a few lines: the names of what failed, each once; without any, the last lines it said.
 * @param {string} output all that the step printed
 * @returns {string[]}
 */
export function faultsIn(output) {
  const lines = output
    .split('\n')
    .map((line) => line.trim().slice(0, most.letters))
    .filter(Boolean);
  const named = [...new Set(lines.filter((line) => naming.test(line)))];
  return (named.length > 0 ? named : lines.slice(-5)).slice(0, most.lines);
}
