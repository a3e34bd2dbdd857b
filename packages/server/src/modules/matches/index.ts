export { createMatches, type HotMatch, type Matches } from './matches.service.ts';
export { matchTopic, sportTopic } from './matches.apply.ts';
export { describeMatch } from './matches.rows.ts';
