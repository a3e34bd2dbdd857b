export { competitionsModule } from './module.ts';
export { type Competitions, createCompetitions } from './competitions.service.ts';
export { describeCompetition } from './describe.ts';
export { competitionRules, pointsDeductions, teamAliases, teamMerges } from './competitions.tables.ts';
export { orderWords } from './ruleBook.ts';
export { orderNames, orders } from '../../../catalogue/rules.data.ts';
export { knownDeductions } from './deductions.data.ts';
