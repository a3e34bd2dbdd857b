export { createCompetitions, type Competitions } from './competitions.service.ts';
export { runImport } from './import/run.ts';
