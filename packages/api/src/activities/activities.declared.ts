import { declareCall } from '../contract/define.ts';

/** Calls of the specification in this area that are not served yet. */
export const activitiesDeclared = [
  declareCall('POST', 'goods/goodsList', 'public', 'read', 'Goods of the exchange mall.'),
  declareCall('POST', 'goods/exchangeRecords', 'member', 'read', 'What the member exchanged.', { changes: false }),
  declareCall('POST', 'goods/exchange', 'spend', 'money', 'Exchanges diamonds for goods.'),
];
