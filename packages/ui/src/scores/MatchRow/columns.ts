/** Columns of the score table, in their order. `drop` names the first width at which a column gives way: `medium` below 900 px of table, `narrow` below 600 px. */
export const columns = [
  { id: 'star', width: 40 },
  { id: 'league', width: 112, drop: 'narrow' },
  { id: 'time', width: 60, drop: 'narrow' },
  { id: 'status', width: 88 },
  { id: 'home' },
  { id: 'score', width: 88 },
  { id: 'away' },
  { id: 'halfTime', width: 60, drop: 'medium' },
  { id: 'corners', width: 68, drop: 'medium' },
  { id: 'live', width: 80 },
  { id: 'pin', width: 40, drop: 'medium' },
] as const;

export type ColumnId = (typeof columns)[number]['id'];

/** Where the text of a column stands; the middle where it is not said. */
export const alignment: Partial<Record<ColumnId, 'start' | 'middle' | 'end'>> = { league: 'start', home: 'end', away: 'start' };
