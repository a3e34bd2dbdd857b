import { declareCall } from '../contract/define.ts';

/** Calls of the specification in this area that are not served yet. */
export const giftsDeclared = [
  declareCall('GET', 'Gift/getList', 'public', 'read', 'Gifts and their prices.'),
  declareCall('GET', 'member/handselGift', 'spend', 'money', 'Sends a gift.', { changes: true }),
  declareCall('GET', 'Gift/getUserGiftList', 'member', 'read', 'The backpack.'),
  declareCall('POST', 'member/webgetAnchorgiftlist', 'public', 'read', 'Gift wall of an anchor.'),
  declareCall('GET', 'Guard/getList', 'public', 'read', 'Noble ranks and their prices by month.'),
  declareCall('GET', 'guard_user/buy', 'spend', 'money', 'Buys or renews a noble rank.', { changes: true }),
  declareCall('GET', 'Member/sneHorn', 'speak', 'speak', 'Sends a global horn.', { changes: true }),
  declareCall('GET', 'Member/hornList', 'public', 'read', 'The newest horns.'),
];
