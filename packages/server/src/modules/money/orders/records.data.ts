import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderState, PayBrand } from '@pitchside/api/money/orders';
import type { TransferKind } from '../ledger/index.ts';

/** Display names of transfer kinds. */
export const kindNames: Record<TransferKind, MessageDescriptor> = {
  opening: msg`见面礼`,
  recharge: msg`充值`,
  gift: msg`礼物`,
  noble: msg`贵族`,
  guard: msg`守护`,
  barrage: msg`弹幕`,
  horn: msg`喇叭`,
  plan: msg`方案`,
  goods: msg`兑换`,
  referral: msg`佣金`,
  envelope: msg`红包`,
  sign_in: msg`签到`,
  task: msg`任务`,
  withdraw: msg`提现`,
  withdraw_paid: msg`提现到账`,
  withdraw_returned: msg`提现退回`,
  convert: msg`转入消费钱包`,
  transfer: msg`转账`,
  purchase: msg`钱包充值`,
};

export const orderStateNames: Record<OrderState, MessageDescriptor> = {
  waiting: msg`待支付`,
  paid: msg`已到账`,
  closed: msg`已关闭`,
  failed: msg`付款失败`,
  refunded: msg`已退款`,
};

export const brandNames: Record<PayBrand, MessageDescriptor> = {
  wechat: msg`微信支付`,
  alipay: msg`支付宝`,
  unionpay: msg`云闪付`,
  card: msg`银行卡`,
  stripe: msg`银行卡（Stripe）`,
  wallet: msg`消费钱包`,
};
