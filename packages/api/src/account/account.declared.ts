import { declareCall } from '../contract/define.ts';

/** Calls of the specification in this area that are not served yet. */
export const accountDeclared = [
  declareCall('GET', 'Universal/imTouristAccount', 'public', 'read', 'A tourist account for instant messaging.'),
  declareCall('POST', 'Member/attention', 'member', 'write', 'Follows or unfollows somebody.'),
  declareCall('GET', 'User/attentionList', 'member', 'read', 'Whom the member follows.'),
  declareCall('GET', 'User/watchlistList', 'member', 'read', 'Who follows the member.'),
  declareCall('GET', 'User/anchorExperienceList', 'public', 'read', 'Anchors by experience.'),
];
