export { createMatches, type HotMatch, type Matches } from './matches.service.ts';
export { describeMatch } from './matches.rows.ts';
export { matchTopic, oddsTopic, sportTopic } from './matches.topics.ts';
