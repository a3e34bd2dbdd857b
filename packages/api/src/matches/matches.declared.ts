import { declareCall } from '../contract/define.ts';

/** Calls of the specification in this area that are not served yet. */
export const matchesDeclared = [
  declareCall('GET', 'Football/season_table', 'public', 'read', 'League table of a season.'),
  declareCall('POST', 'hot_match/msgGetSimple', 'public', 'read', 'One match in brief, for a message card.'),
];
