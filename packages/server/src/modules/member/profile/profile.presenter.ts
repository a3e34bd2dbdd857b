import type { Club, MemberInfo, NobleTerm } from '@pitchside/api/member/profile';
import type { WalletState } from '@pitchside/api/money/ledger';
import { local, type Localizable } from '../../../text/local.ts';
import { speakAll } from '../../../text/speak.ts';
import { expIcon, levelBegins, type users } from '../member/index.ts';
import { banks } from './banks.data.ts';
import { maskMobile } from './masks.ts';
import type { TeamRow } from './profile.repository.ts';
import type { payoutAccounts, profiles, verifications } from './profile.tables.ts';

/** Minimum time between changes of a nickname, ms. */
export const nicknameRest = 30 * 24 * 3_600_000;
const highestLevel = 120;

type Payout = typeof payoutAccounts.$inferSelect;

/** Data of the response. */
export interface WholeMember {
  user: typeof users.$inferSelect;
  profile: typeof profiles.$inferSelect | null;
  clubs: readonly TeamRow[];
  wallet: WalletState;
  noble: NobleTerm | null;
  verification: typeof verifications.$inferSelect | undefined;
  payouts: readonly Payout[];
  hasPaymentPassword: boolean;
  hasFactor: boolean;
}

export const clubView = ({ id, names, shortNames, sport, colors, logo }: TeamRow): Localizable<Club> => ({
  id,
  name: local(names),
  short_name: local(shortNames),
  sport,
  colors,
  logo,
});

/** Bank name of a payout account: from the table, or as typed by the member. */
export function bankName({ code, name }: Pick<Payout, 'code' | 'name'>): Localizable<string> {
  const known = banks.find((bank) => bank.code === code);
  return known ? local(speakAll(known.name)) : name;
}

/** A member's own view. */
export function memberView(
  { user, profile, clubs, wallet, noble, verification, payouts, hasPaymentPassword, hasFactor }: WholeMember,
  now: number,
): Localizable<MemberInfo> {
  const payout = (kind: Payout['kind']) => payouts.find((one) => one.kind === kind);
  const [bank, alipay, channel] = [payout('bank'), payout('alipay'), payout('channel')];
  const freeAt = (profile?.nicknameChangedAt ?? -nicknameRest) + nicknameRest;
  const state = verification?.state;
  return {
    id: String(user.id),
    user_nickname: user.nickname,
    avatar: user.avatar,
    sex: profile?.sex ?? 'secret',
    birthday: profile?.birthday ?? null,
    birthday_shown: profile?.birthdayShown ?? 'day',
    region: profile?.region ?? null,
    city: profile?.city ?? '',
    sign: profile?.sign ?? '',
    clubs: clubs.map(clubView),
    mobile: maskMobile(user.mobile),
    level: wallet.level,
    exp_icon: expIcon(wallet.level),
    experience: wallet.experience,
    level_begins: levelBegins(wallet.level),
    next_level_begins: wallet.level < highestLevel ? levelBegins(wallet.level + 1) : null,
    noble,
    balance: wallet.balance,
    given: wallet.given,
    wallet: wallet.wallet,
    income: wallet.income,
    is_anchor: user.isAnchor ? 1 : 0,
    verified: state === undefined || state === 'withdrawn' ? 'none' : state,
    has_payment_password: hasPaymentPassword,
    factor_advised: !hasFactor && (user.role === 'operator' || (user.isAnchor && wallet.income > 0)),
    bank_card: bank ? { bank: bankName(bank), last_four: bank.shown } : null,
    alipay: alipay?.shown ?? null,
    payment_channel: channel ? { channel: channel.code, account: channel.shown } : null,
    nickname_free_at: freeAt > now ? freeAt : null,
    created_at: user.createdAt,
  };
}
