/** Steps at which columns are hidden, by the table's own width in px: below each, its columns and those of all steps before. */
export const steps = { lead: 1340, prices: 1312, european: 1200, size: 1040, figures: 860, asian: 760, meta: 620 } as const;
export type Step = keyof typeof steps;

/** A column of a score table. */
export interface Column<Id extends string = string> {
  id: Id;
  /** In px; without it the column takes an equal share of the remaining width. */
  width?: number;
  /** The step below which it is hidden. */
  drop?: Step;
  align?: 'start' | 'end';
  /** Whether a line precedes it. */
  apart?: boolean;
}

/** Columns of the football table, in their order. */
export const footballColumns = [
  { id: 'star', width: 36 },
  { id: 'league', width: 84, drop: 'meta', align: 'start' },
  { id: 'time', width: 50, drop: 'meta' },
  { id: 'status', width: 80 },
  { id: 'home', align: 'end' },
  { id: 'score', width: 80 },
  { id: 'away', align: 'start' },
  { id: 'halfTime', width: 46, drop: 'figures' },
  { id: 'corners', width: 48, drop: 'figures' },
  { id: 'asian-home', width: 54, drop: 'asian', apart: true },
  { id: 'asian-middle', width: 62, drop: 'asian' },
  { id: 'asian-away', width: 54, drop: 'asian' },
  { id: 'size-home', width: 54, drop: 'size', apart: true },
  { id: 'size-middle', width: 48, drop: 'size' },
  { id: 'size-away', width: 54, drop: 'size' },
  { id: 'european-home', width: 58, drop: 'prices', apart: true },
  { id: 'european-middle', width: 54, drop: 'prices' },
  { id: 'european-away', width: 58, drop: 'prices' },
  { id: 'live', width: 56, apart: true },
  { id: 'analysis', width: 40 },
  { id: 'pin', width: 36 },
] as const satisfies readonly Column[];
export type FootballColumn = (typeof footballColumns)[number]['id'];

/** Columns of the basketball table, in their order; two lines a game. */
export const basketballColumns = [
  { id: 'star', width: 36 },
  { id: 'league', width: 76, drop: 'meta', align: 'start' },
  { id: 'status', width: 78 },
  { id: 'teams', align: 'start' },
  { id: 'q1', width: 34, apart: true },
  { id: 'q2', width: 34 },
  { id: 'q3', width: 34 },
  { id: 'q4', width: 34 },
  { id: 'overtime', width: 38 },
  { id: 'half1', width: 40, drop: 'european', apart: true },
  { id: 'half2', width: 40, drop: 'european' },
  { id: 'score', width: 78 },
  { id: 'margin', width: 62, drop: 'size' },
  { id: 'total', width: 62, drop: 'size' },
  { id: 'lead', width: 128, drop: 'lead', apart: true },
  { id: 'european', width: 60, drop: 'european', apart: true },
  { id: 'asian', width: 108, drop: 'asian', apart: true },
  { id: 'size', width: 114, drop: 'figures', apart: true },
  { id: 'live', width: 54, apart: true },
  { id: 'analysis', width: 40 },
  { id: 'pin', width: 36 },
] as const satisfies readonly Column[];
export type BasketballColumn = (typeof basketballColumns)[number]['id'];
