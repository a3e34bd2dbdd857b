/** The row that a key leads to from `from` in a list of `count` rows, `page` of which are in view; undefined for other keys. */
export function rowAfter(key: string, from: number, count: number, page: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + page,
    PageUp: from - page,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined || count === 0 ? undefined : Math.min(Math.max(0, target), count - 1);
}
