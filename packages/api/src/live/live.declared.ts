import { declareCall } from '../contract/define.ts';

/** Calls of the specification in this area that are not served yet. */
export const liveDeclared = [
  declareCall('POST', 'live/groupList', 'public', 'read', 'Fan groups.'),
  declareCall('POST', 'live/getLiveGroupList', 'public', 'read', 'Fan groups shown in a room.'),
  declareCall('POST', 'live/addshowGroup', 'anchor', 'write', 'Shows a fan group in the room.'),
];
