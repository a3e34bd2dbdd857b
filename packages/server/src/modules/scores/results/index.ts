export { resultsModule } from './module.ts';
export type { ResultRow } from './results.repository.ts';
export type { Results } from './results.service.ts';
export { matchResults, matchWitnesses } from './results.tables.ts';
export type { Score } from './score.ts';
export { mayEnd } from './verdict.ts';
