import { declareCall } from '../contract/define.ts';

/** Calls of the specification in this area that are not served yet. */
export const accountDeclared = [
  declareCall('POST', 'user/registered', 'signin', 'signin', 'Registers with mobile, SMS code, password and an optional invite.'),
  declareCall('POST', 'user/forgotPassword', 'signin', 'signin', 'Sets a new password with an SMS code; ends every session.'),
  declareCall('POST', 'user/getCode', 'signin', 'signin', 'Sends an SMS code; type 1 registers, 2 otherwise.'),
  declareCall('POST', 'user/getLoginQrcode', 'signin', 'signin', 'A code and a picture for signing in by phone.'),
  declareCall('GET', 'Universal/imTouristAccount', 'public', 'read', 'A tourist account for instant messaging.'),
  declareCall('POST', 'Member/attention', 'member', 'write', 'Follows or unfollows somebody.'),
  declareCall('GET', 'User/attentionList', 'member', 'read', 'Whom the member follows.'),
  declareCall('GET', 'User/watchlistList', 'member', 'read', 'Who follows the member.'),
  declareCall('GET', 'User/anchorExperienceList', 'public', 'read', 'Anchors by experience.'),
];
