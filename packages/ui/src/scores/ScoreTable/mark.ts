const women = /^(.+?)\s?(女足|女篮|Nữ|Women|W)$/u;
const youth = /^(.+?)\s?(U-?\d\d|II)$/u;

/** Mark behind the name of a club's women's or youth team. */
export interface SideMark {
  kind: 'women' | 'youth';
  text: string;
}

/** A team's name apart from the mark behind it: Brighton and Nữ; the whole name where there is none. */
export function apartMark(name: string): { name: string; mark?: SideMark } {
  for (const [kind, pattern] of [
    ['women', women],
    ['youth', youth],
  ] as const) {
    const [, own, text] = pattern.exec(name) ?? [];
    // `W` counts as a mark only as a word of its own.
    if (own !== undefined && text !== undefined && (/^\p{Script=Han}|^U/u.test(text) || name.endsWith(` ${text}`)))
      return { name: own, mark: { kind, text } };
  }
  return { name };
}
