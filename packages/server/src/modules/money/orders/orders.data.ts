import { msg } from '@lingui/core/macro';
import { recordsZone } from '@pitchside/api/money/orders';

/** Messages of refused recharges. */
export const texts = {
  gone: msg`没有找到`,
  input: msg`输入错误`,
  channel: msg`这个支付方式暂时不能用`,
  waiting: msg`待支付的订单太多，请先支付或取消`,
  decided: msg`这笔订单已经有结果了`,
  yuan: msg`充值金额要是整数元`,
  provider: msg`支付方没有回应，请稍后再试`,
  subject: msg`黄钻充值`,
};

/** Maximum pending orders per member. */
export const mostWaiting = 5;

const stampFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: recordsZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Digits of date and time in the site's zone: `20261121200000`. */
export const stampOf = (at: number): string => stampFormat.format(at).replace(/\D/g, '');
