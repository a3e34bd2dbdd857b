import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { reviewPolicies } from '@pitchside/api/content/content';
import { usualMoneySettings } from '../system/index.ts';
import type { SettingField } from '@pitchside/api/desk/operations';

/** Rule of an editable setting: storage, input format and bounds. */
export interface FieldRule {
  key: string;
  kind: SettingField['kind'];
  label: MessageDescriptor;
  hint: MessageDescriptor;
  unit?: MessageDescriptor;
  /** Bounds of the stored value: fen, hundredths of a percent, a count. */
  minimum?: number;
  maximum?: number;
  /** Allowed values; any if missing. */
  choices?: readonly string[];
  /** Stored form of the default; null hides the fields that it fills. */
  usual: string | number | null;
}

const shown = msg`页脚与帮助页同用`;

/** Settings of contacts and links. */
export const contactFields: readonly FieldRule[] = [
  { key: 'apply_for_anchor', kind: 'text', label: msg`主播申请联系方式`, hint: shown, usual: null },
  { key: 'feedback_qq', kind: 'text', label: msg`意见反馈联系方式`, hint: shown, usual: null },
  { key: 'customer_service_email', kind: 'email', label: msg`客服邮箱`, hint: shown, usual: null },
  { key: 'customer_service_hours', kind: 'text', label: msg`客服时间`, hint: shown, usual: null },
  { key: 'icp_record', kind: 'text', label: msg`备案号`, hint: msg`写在页脚`, usual: null },
  { key: 'weibo_qr_code', kind: 'url', label: msg`微博二维码`, hint: msg`图片地址`, usual: null },
  { key: 'streaming_software_url', kind: 'url', label: msg`推流软件下载`, hint: msg`主播帮助里的链接`, usual: null },
  { key: 'activity_url', kind: 'url', label: msg`本期活动`, hint: msg`任务中心里的链接`, usual: null },
];

/** Settings for member content. */
export const contentFields: readonly FieldRule[] = [
  {
    key: 'content_review',
    kind: 'text',
    label: msg`内容审核`,
    hint: msg`everything 全部先审，newcomers 只审新人，reported 只看举报；不填按 newcomers`,
    choices: reviewPolicies,
    usual: null,
  },
];

/** Settings of who may use the desk. */
export const accessFields: readonly FieldRule[] = [
  {
    key: 'operator_factor',
    kind: 'text',
    label: msg`运营台的两步验证`,
    hint: msg`required 没开两步验证的运营不能打开运营台，optional 只提醒；不填按 optional`,
    choices: ['required', 'optional'],
    usual: null,
  },
];

/** Settings for withdrawals, transfers and message prices; same bounds as the schema of those settings. */
export const moneyFields: readonly FieldRule[] = [
  {
    key: 'withdraw_minimum',
    kind: 'yuan',
    label: msg`最低提现`,
    hint: msg`不足时引导转入消费钱包`,
    unit: msg`元`,
    minimum: 100,
    maximum: 100_000_000,
    usual: usualMoneySettings.withdraw_minimum,
  },
  {
    key: 'withdraw_maximum',
    kind: 'yuan',
    label: msg`单笔提现上限`,
    hint: msg`超过的要分几次`,
    unit: msg`元`,
    minimum: 100,
    maximum: 100_000_000,
    usual: usualMoneySettings.withdraw_maximum,
  },
  {
    key: 'withdraw_monthly',
    kind: 'integer',
    label: msg`每月提现次数`,
    hint: msg`按自然月计`,
    unit: msg`次`,
    minimum: 1,
    maximum: 100,
    usual: usualMoneySettings.withdraw_monthly,
  },
  {
    key: 'withdraw_fee_rate',
    kind: 'percent',
    label: msg`提现手续费`,
    hint: msg`已提交的不变`,
    unit: msg`%`,
    minimum: 0,
    maximum: 5_000,
    usual: usualMoneySettings.withdraw_fee_rate,
  },
  {
    key: 'transfer_maximum',
    kind: 'yuan',
    label: msg`单笔转账上限`,
    hint: msg`会员之间转消费钱包`,
    unit: msg`元`,
    minimum: 100,
    maximum: 100_000_000,
    usual: usualMoneySettings.transfer_maximum,
  },
  {
    key: 'referral_share',
    kind: 'percent',
    label: msg`邀请佣金`,
    hint: msg`邀请的人充值时，邀请者得到的比例；0 是没有`,
    unit: msg`%`,
    minimum: 0,
    maximum: 5_000,
    usual: usualMoneySettings.referral_share,
  },
  {
    key: 'referral_share_2',
    kind: 'percent',
    label: msg`二级佣金`,
    hint: msg`邀请者的邀请者得到的比例；0 是只有一级`,
    unit: msg`%`,
    minimum: 0,
    maximum: 5_000,
    usual: usualMoneySettings.referral_share_2,
  },
  {
    key: 'referral_hold_days',
    kind: 'integer',
    label: msg`佣金等待期`,
    hint: msg`过了才能转入钱包`,
    unit: msg`天`,
    minimum: 0,
    maximum: 365,
    usual: usualMoneySettings.referral_hold_days,
  },
  {
    key: 'horn_price',
    kind: 'integer',
    label: msg`全站喇叭`,
    hint: msg`每条的价格`,
    unit: msg`黄钻`,
    minimum: 1,
    maximum: 100_000_000,
    usual: usualMoneySettings.horn_price,
  },
  {
    key: 'advert_price',
    kind: 'integer',
    label: msg`广告弹幕`,
    hint: msg`免费的用完以后，每条的价格`,
    unit: msg`黄钻`,
    minimum: 1,
    maximum: 100_000_000,
    usual: usualMoneySettings.advert_price,
  },
];

const email = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;
/** A path of the site, or an https URL. */
const url = /^(https:\/\/[^\s/]+(\/\S*)?|\/(?!\/)\S*)$/;

const whole = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);
const hundredths = (text: string): number | undefined => {
  const [, units, rest = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return units === undefined ? undefined : Number(units) * 100 + Number(rest.padEnd(2, '0'));
};

/** Parses an input; undefined when it breaks the rule. An empty input clears a text. */
export function readField(
  { kind, minimum = 0, maximum = Number.MAX_SAFE_INTEGER, choices, usual }: FieldRule,
  typed: string,
): string | number | null | undefined {
  if (kind === 'integer' || kind === 'yuan' || kind === 'percent') {
    const value = kind === 'integer' ? whole(typed) : hundredths(typed);
    return value !== undefined && value >= minimum && value <= maximum ? value : undefined;
  }
  if (choices && typed !== '' && !choices.includes(typed)) return undefined;
  if (typed === '') return usual === null ? null : undefined;
  if (kind === 'email' && !email.test(typed)) return undefined;
  if (kind === 'url' && !url.test(typed)) return undefined;
  return typed;
}

/** Formats a stored value as input. */
export function writeField({ kind }: FieldRule, value: unknown): string {
  if (typeof value === 'number') return kind === 'integer' ? String(value) : String(value / 100);
  return typeof value === 'string' ? value : '';
}
