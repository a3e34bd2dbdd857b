export { scoresModule } from './module.ts';
export { collectedMatches, stars } from './scores.tables.ts';
