/** Updates a list of at most `most`: remaining items keep their place, and new ones fill the gaps in their order. */
export function keepPlaces(current: readonly string[], next: readonly string[], most: number): string[] {
  const there = new Set(next);
  const waiting = next.filter((id) => !current.includes(id));
  const places = current.map((id) => (there.has(id) ? id : waiting.shift()));
  return [...places, ...waiting].filter((id) => id !== undefined).slice(0, most);
}
