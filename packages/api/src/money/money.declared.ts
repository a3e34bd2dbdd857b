import { declareCall } from '../contract/define.ts';

/** Calls of the specification in this area that are not served yet. */
export const moneyDeclared = [
  declareCall('GET', 'Balance/applyForWithdrawal', 'payout', 'money', 'Asks for a withdrawal; the sum is held until review.', { changes: true }),
  declareCall('GET', 'Balance/withdrawalList', 'member', 'read', 'Withdrawals and their states.'),
  declareCall('GET', 'Balance/conversionBalance', 'payout', 'money', 'Converts income into the consumption wallet; irreversible.', { changes: true }),
  declareCall('POST', 'chargerules/getList', 'public', 'read', 'What can be recharged at what price.'),
  declareCall('GET', 'chargerules/payUrl', 'spend', 'money', 'Creates an order and gives the address of the cashier.', { changes: true }),
  declareCall('GET', 'pay/getPayChannelList', 'public', 'read', 'Ways to pay.'),
  declareCall('GET', 'Order/getList', 'member', 'read', 'Orders of the member.'),
  declareCall('GET', 'order/getTypeList', 'member', 'read', 'Kinds of orders.'),
];
