/** Tells the console, and nobody else, what the person need not read; the one place that may. */
export function logQuietly(text: string): void {
  console.warn(text);
}
