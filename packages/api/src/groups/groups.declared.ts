import { declareCall } from '../contract/define.ts';

/** Calls of the specification in this area that are not served yet. */
export const groupsDeclared = [
  declareCall('POST', 'group/getRecommendUserList', 'member', 'read', 'People to befriend.', { changes: false }),
  declareCall('POST', 'group/getRecommendGroupList', 'public', 'read', 'Groups to join.'),
  declareCall('POST', 'group/addressBook', 'member', 'read', 'Contacts.', { changes: false }),
  declareCall('POST', 'group/addgroup', 'member', 'write', 'Creates a group.'),
  declareCall('POST', 'group/addGroupUser', 'member', 'write', 'Joins a group, or brings somebody in.'),
  declareCall('POST', 'group/crossCorrelation', 'member', 'read', 'How two people stand to each other.', { changes: false }),
  declareCall('POST', 'group/destroyGroupNew', 'objectOwner', 'write', 'Dissolves a group of one’s own.'),
];
