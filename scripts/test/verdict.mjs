/** Exit code of a command that could not run on this machine; its last line says why. */
const code = 77;

/** Ends this process as one that could not run here. */
export function skipped(reason) {
  process.stdout.write(`${reason}\n`);
  process.exit(code);
}
skipped.code = code;
