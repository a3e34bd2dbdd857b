/** Calls back at a rate per second, in one batch a frame with the number due; returns a function that stops it. */
export function every(rate: number, due: (count: number) => void): () => void {
  let last = performance.now();
  let owed = 0;
  let request = 0;
  const next = () => {
    const now = performance.now();
    // A tab that slept does not catch up.
    owed += Math.min(250, now - last) * (rate / 1000);
    last = now;
    const count = Math.floor(owed);
    owed -= count;
    if (count > 0) due(count);
    request = requestAnimationFrame(next);
  };
  request = requestAnimationFrame(next);
  return () => cancelAnimationFrame(request);
}
