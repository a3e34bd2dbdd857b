export { rankingModule } from './module.ts';
export { type Ranking, createRanking } from './ranking.service.ts';
