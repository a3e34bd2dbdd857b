export { createCompetitions, type Competitions } from './competitions.service.ts';
export { runImport } from '../../feeds/files/run.ts';
