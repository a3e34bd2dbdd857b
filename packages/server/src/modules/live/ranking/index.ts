export { rankingModule } from './module.ts';
export { rankScores } from './ranking.tables.ts';
export { type Ranking, createRanking } from './ranking.service.ts';
