import { declareCall } from '../contract/define.ts';

/** Calls of the specification in this area that are not served yet. */
export const accountDeclared = [
  declareCall('GET', 'Universal/imTouristAccount', 'public', 'read', 'A tourist account for instant messaging.'),
  declareCall('GET', 'Member/info', 'member', 'read', 'The member with wallet, level and noble rank.'),
  declareCall('POST', 'member/updateInfo', 'member', 'write', 'Changes the profile.'),
  declareCall('GET', 'user/avatarList', 'public', 'read', 'Avatars to choose from.'),
  declareCall('POST', 'Member/verified', 'member', 'write', 'Submits the real-name verification.'),
  declareCall('POST', 'Member/getVerifiedInfo', 'member', 'read', 'State of the real-name verification.', { changes: false }),
  declareCall('POST', 'Member/applyChannel', 'member', 'write', 'Applies to be an anchor, or for a payment channel.'),
  declareCall('POST', 'Member/paymentPassword', 'member', 'write', 'Sets or changes the payment password.'),
  declareCall('POST', 'Member/getQiniuToken', 'member', 'upload', 'A token for one upload.'),
  declareCall('POST', 'Member/attention', 'member', 'write', 'Follows or unfollows somebody.'),
  declareCall('GET', 'User/attentionList', 'member', 'read', 'Whom the member follows.'),
  declareCall('GET', 'User/watchlistList', 'member', 'read', 'Who follows the member.'),
  declareCall('GET', 'User/anchorExperienceList', 'public', 'read', 'Anchors by experience.'),
];
