import { declareCall } from '../contract/define.ts';

/** Calls of the specification in this area that are not served yet. */
export const moneyDeclared = [
  declareCall('GET', 'Bank_card/bind', 'payout', 'money', 'Binds a bank card.', { changes: true }),
  declareCall('GET', 'Bank_card/getInfo', 'member', 'read', 'The bound bank card, masked.'),
  declareCall('GET', 'Bank_card/bindAliPay', 'payout', 'money', 'Binds an Alipay account.', { changes: true }),
  declareCall('GET', 'Bank_card/getAliPayInfo', 'member', 'read', 'The bound Alipay account, masked.'),
];
