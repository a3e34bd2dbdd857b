import { declareCall } from '../contract/define.ts';

/** Calls of the specification in this area that are not served yet. */
export const matchesDeclared = [
  declareCall('POST', 'hot_match/msgGetSimple', 'public', 'read', 'One match in brief, for a message card.'),
  declareCall('POST', 'Basketballuser/collect', 'member', 'write', 'Collects a basketball match.'),
];
