import { declareCall } from '../contract/define.ts';

/** Calls of the specification in this area that are not served yet. */
export const searchDeclared = [
  declareCall('GET', 'Search/index', 'public', 'read', 'Searches everything.'),
  declareCall('GET', 'Search/anchor', 'public', 'read', 'Searches anchors.'),
  declareCall('GET', 'Search/live', 'public', 'read', 'Searches live rooms.'),
];
