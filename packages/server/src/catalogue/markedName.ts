import { tightNames } from './tightNames.data.ts';

/** Most characters of a Latin short name: of a club's first team, and with the mark of its women's or youth team. */
export const longestShort = { first: 12, marked: 14 } as const;

/** Short name with its mark; where both do not fit, the name that fans write instead. Nothing is ever cut. */
export const markedName = (short: string, mark: string): string =>
  (short.length + mark.length > longestShort.marked ? (tightNames[short] ?? short) : short) + mark;
