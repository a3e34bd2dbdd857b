/** Logs to the console what the person need not read; the only place that may. */
export function logQuietly(text: string): void {
  console.warn(text);
}
