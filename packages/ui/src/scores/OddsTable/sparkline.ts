/** Draws prices over time as a line of steps in a box: each holds until the next. */
export function stepLine(
  history: readonly { at: number; price: number }[],
  width: number,
  height: number,
): { path: string; end: readonly [x: number, y: number] } {
  const prices = history.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const [start, length] = [history[0]?.at ?? 0, (history.at(-1)?.at ?? 0) - (history[0]?.at ?? 0) || 1];
  const x = (at: number) => ((at - start) / length) * width;
  // A price that never moved runs through the middle.
  const y = (price: number) => (high === low ? height / 2 : height - 3 - ((price - low) / (high - low)) * (height - 6));
  const path = history
    .map(({ at, price }, index) =>
      index === 0 ? `M${x(at).toFixed(1)} ${y(price).toFixed(1)}` : `H${x(at).toFixed(1)}V${y(price).toFixed(1)}`,
    )
    .join('');
  const last = history.at(-1);
  return { path, end: last ? [x(last.at), y(last.price)] : [0, height / 2] };
}
