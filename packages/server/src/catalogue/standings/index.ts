export { standings } from './standings.ts';
export type { Counts, Criterion, Deduction, Figure, Result, Standing, TableInput, TableRules } from './standings.types.ts';
