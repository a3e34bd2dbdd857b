import type { UserInfo } from '@pitchside/api/member/account';

/** Somebody who is signed in. */
export const fan: UserInfo = {
  id: '7',
  token: 'token-of-the-fan',
  userSig: '',
  user_nickname: '北看台老周',
  avatar: 'zhou',
  exp_icon: '',
  level: 3,
  balance: 100,
  is_anchor: 0,
  role: 'member',
};
