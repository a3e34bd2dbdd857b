import { tightNames } from './tightNames.data.ts';

/** Characters of a Latin short name at most: of a club's first team, and with the mark of its women or its young. */
export const longestShort = { first: 12, marked: 14 } as const;

/** A short name with its mark; where both have no room, what fans write instead. Nothing is ever cut. */
export const markedName = (short: string, mark: string): string =>
  (short.length + mark.length > longestShort.marked ? (tightNames[short] ?? short) : short) + mark;
