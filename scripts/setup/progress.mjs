const quiet = 15_000;

/** Seconds since a moment, as `12 s` or `0.4 s`. */
export const elapsed = (since) => {
  const seconds = (performance.now() - since) / 1000;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
};

/**
 * Prints one line about work under way: counts seconds in place on a terminal, repeats itself now and then elsewhere.
 * @param {string} title of the work
 * @returns {{ done(note?: string): void, failed(): void }}
 */
export function progress(title) {
  const { stdout } = process;
  const since = performance.now();
  const still = () =>
    stdout.isTTY ? stdout.write(`\r\x1b[2K${title} … ${elapsed(since)}`) : stdout.write(`${title} … ${elapsed(since)}\n`);
  if (stdout.isTTY) still();
  else stdout.write(`${title} …\n`);
  // A line that nobody ends must not keep its process alive.
  const timer = setInterval(still, stdout.isTTY ? 200 : quiet).unref();
  const end = (word) => {
    clearInterval(timer);
    stdout.write(`${stdout.isTTY ? '\r\x1b[2K' : ''}${title}: ${word} (${elapsed(since)})\n`);
  };
  return { done: (note = 'done') => end(note), failed: () => end('failed') };
}
