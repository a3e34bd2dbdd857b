import { msg } from '@lingui/core/macro';
import type { CaseAct, CaseState, ReviewCase } from '@pitchside/api/desk/operations';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../../ports/database/database.ts';
import type { PayoutAccount } from '@pitchside/api/money/payouts';
import { languages, local, localize, type Language, type Localizable } from '../../../../text/local.ts';
import { speakAll } from '../../../../text/speak.ts';
import type { Desk } from '../desk.ts';

/** Interface to the module of withdrawals: it alone moves the money. */
export interface WithdrawalReview {
  /** @throws CallError when the withdrawal is in another state, or a return has no reason */
  decide(operatorId: number, no: string, act: CaseAct, reason?: string): Promise<unknown>;
}

/** States of a withdrawal by state of its case. */
const states: Record<CaseState, string> = { waiting: 'reviewing', approved: 'approved', passed: 'paid', returned: 'returned' };
const stateOf = (state: string): CaseState => (Object.keys(states) as CaseState[]).find((each) => states[each] === state) ?? 'waiting';

interface Row extends Record<string, unknown> {
  no: string;
  state: string;
  amount: number;
  fee: number;
  account: Localizable<PayoutAccount> | null;
  reason: string;
  created_at: number;
  reviewed_at: number | null;
  finished_at: number | null;
  user_id: number;
  nickname: string;
  avatar: string;
  level: number;
  joined_at: number;
  income: number;
  real_name: string | null;
  today: number;
  month: number;
}

const names = {
  holder: msg`户名`,
  verified: msg`实名`,
  covered: msg`流水`,
  often: msg`今天次数`,
  unverified: msg`未实名`,
  same: msg`已实名`,
  entries: msg`冻结金额与流水相等`,
  missing: msg`流水里没有这笔冻结`,
};
const text = (each: (typeof names)[keyof typeof names]) => local(speakAll(each));

/** Automatic checks with their results, shown to the operator. */
function checksOf({ account, real_name, income, amount, today }: Row): Localizable<ReviewCase>['checks'] {
  const holder = account?.holder ?? '–';
  return [
    { name: text(names.verified), found: real_name === null ? text(names.unverified) : real_name, is_ok: real_name !== null },
    { name: text(names.holder), found: holder, is_ok: real_name !== null && holder === real_name },
    { name: text(names.covered), found: text(income === amount ? names.entries : names.missing), is_ok: income === amount },
    { name: text(names.often), found: String(today), is_ok: today <= 1 },
  ];
}

/** Payment target, with the bank's name in each language. */
const targetOf = (account: Localizable<PayoutAccount>): Localizable<string> =>
  local(
    Object.fromEntries(
      languages.map((language) => {
        const { name, tail } = localize<PayoutAccount>(account, language);
        return [language, `${name} ${tail}`];
      }),
    ) as Record<Language, string>,
  );

const describe = (row: Row): Localizable<ReviewCase> => ({
  no: row.no,
  kind: 'withdrawal',
  state: stateOf(row.state),
  member: { id: String(row.user_id), user_nickname: row.nickname, avatar: row.avatar, level: row.level, created_at: Number(row.joined_at) },
  amount: Number(row.amount),
  fee: Number(row.fee),
  target: row.account ? targetOf(row.account) : '–',
  text: '',
  reason: row.reason,
  submitted_at: Number(row.created_at),
  decided_at: row.finished_at ?? row.reviewed_at,
  pictures: [],
  checks: checksOf({ ...row, amount: Number(row.amount), income: Number(row.income), today: Number(row.today) }),
});

const day = 24 * 3_600_000;

/** Desk of withdrawals: held money that an operator pays or returns. */
export function createWithdrawalDesk(db: Database, review: WithdrawalReview): Desk {
  const read = async (where: SQL, order: SQL, limit: number): Promise<Localizable<ReviewCase>[]> => {
    const { rows } = await db.execute<Row>(sql`
      select p.no, p.state, p.amount, p.fee, p.account, p.reason, p.created_at, p.reviewed_at, p.finished_at, p.user_id,
        m.nickname, m.avatar, m.level, m.created_at as joined_at,
        coalesce((select -e.amount from ledger_transfer t join ledger_entry e on e.transfer_id = t.id join ledger_account a on a.id = e.account_id
          where t.kind = 'withdraw' and t.ref = p.no and a.owner_id = p.user_id and a.unit = 'income' limit 1), 0) as income,
        (select v.name_masked from verification v where v.user_id = p.user_id and v.state = 'success' limit 1) as real_name,
        (select count(*) from payout o where o.user_id = p.user_id and o.kind = 'withdraw' and o.state <> 'returned' and o.created_at > p.created_at - ${day} and o.id <= p.id) as today
      from payout p join member m on m.id = p.user_id where p.kind = 'withdraw' and ${where} order by ${order} limit ${limit}`);
    return rows.map(describe);
  };
  const count = async (state: CaseState): Promise<{ total: number; oldestAt: number | null }> => {
    const { rows } = await db.execute<{ total: number; oldest: number | null }>(
      sql`select count(*) as total, min(created_at) as oldest from payout where kind = 'withdraw' and state = ${states[state]}`,
    );
    return { total: Number(rows[0]?.total ?? 0), oldestAt: rows[0]?.oldest ?? null };
  };
  return {
    kind: 'withdrawal',
    group: 'money',
    async list(state, limit) {
      const isOpen = state === 'waiting' || state === 'approved';
      const [list, { total }] = await Promise.all([
        read(sql`p.state = ${states[state]}`, isOpen ? sql`p.id` : sql`p.finished_at desc`, limit),
        count(state),
      ]);
      return { list, total };
    },
    find: async (no) => (await read(sql`p.no = ${no}`, sql`p.id`, 1))[0],
    waiting: () => count('waiting'),
    async decide(operatorId, no, act, reason) {
      await review.decide(operatorId, no, act, reason);
    },
  };
}
