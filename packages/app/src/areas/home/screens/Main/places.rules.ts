/** A list after news, of at most `most`: whoever is still there keeps the place, and newcomers fill the gaps in their order. */
export function keepPlaces(current: readonly string[], next: readonly string[], most: number): string[] {
  const there = new Set(next);
  const waiting = next.filter((id) => !current.includes(id));
  const places = current.map((id) => (there.has(id) ? id : waiting.shift()));
  return [...places, ...waiting].filter((id) => id !== undefined).slice(0, most);
}
