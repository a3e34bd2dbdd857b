export { competitionsModule } from './module.ts';
export { type Competitions, createCompetitions } from './competitions.service.ts';
export { describeCompetition } from './describe.ts';
export { pointsDeductions, teamAliases, teamMerges } from './competitions.tables.ts';
export { knownDeductions } from './deductions.data.ts';
export { seasonOrder } from './seasonOrder.ts';
