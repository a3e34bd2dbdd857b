/**
 * Draws a line through values at equal steps, from left to right, the greatest near the top; zeros lie at the bottom.
 * Empty for fewer than two values.
 */
export function linePath(values: readonly number[], width: number, height: number): string {
  if (values.length < 2) return '';
  const most = Math.max(...values);
  const place = (value: number) => (most > 0 ? height - (value / most) * height * 0.9 : height);
  return values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${((index / (values.length - 1)) * width).toFixed(1)} ${place(value).toFixed(1)}`)
    .join('');
}
