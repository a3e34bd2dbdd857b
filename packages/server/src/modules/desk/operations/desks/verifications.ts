import { msg } from '@lingui/core/macro';
import type { CaseState, ReviewCase } from '@pitchside/api/desk/operations';
import { sql, type SQL } from 'drizzle-orm';
import { CallError } from '../../../../platform/callError.ts';
import type { Database } from '../../../../ports/database/database.ts';
import { local, type Localizable } from '../../../../text/local.ts';
import { speakAll } from '../../../../text/speak.ts';
import type { Desk } from '../desk.ts';

/** Interface to the module of verifications: it alone decrypts the sealed data. */
export interface PapersReview {
  awaiting(page: number, limit: number): Promise<{ list: { id: number; realName: string; idNumber: string }[]; total: number }>;
  /** @throws CallError when it is not pending, or fails without a reason */
  decide(operatorId: number, id: number, decision: { state: 'success' } | { state: 'failed'; reason: string }): Promise<void>;
  look(operatorId: number, id: number, side: 'front' | 'back', reason: string): Promise<{ bytes: Buffer }>;
}

const states: Partial<Record<CaseState, string>> = { waiting: 'awaiting', passed: 'success', returned: 'failed' };
const stateOf = (state: string): CaseState => (state === 'awaiting' ? 'waiting' : state === 'success' ? 'passed' : 'returned');

interface Row extends Record<string, unknown> {
  id: number;
  state: string;
  name_masked: string;
  number_masked: string;
  front: string | null;
  back: string | null;
  reason: string | null;
  submitted_at: number;
  decided_at: number | null;
  user_id: number;
  nickname: string;
  avatar: string;
  level: number;
  joined_at: number;
  before: number;
}

const texts = {
  gone: msg`没有找到`,
  paid: msg`实名审核没有打款`,
  sides: msg`证件两面`,
  both: msg`两面齐`,
  deleted: msg`已删除`,
  before: msg`此前退回`,
};
const text = (each: (typeof texts)[keyof typeof texts]) => local(speakAll(each));

const describe = (row: Row): Localizable<ReviewCase> => ({
  no: `V${row.id}`,
  kind: 'verification',
  state: stateOf(row.state),
  member: { id: String(row.user_id), user_nickname: row.nickname, avatar: row.avatar, level: row.level, created_at: Number(row.joined_at) },
  amount: null,
  fee: null,
  target: `${row.name_masked} ${row.number_masked}`,
  text: '',
  reason: row.reason ?? '',
  submitted_at: Number(row.submitted_at),
  decided_at: row.decided_at,
  pictures: row.front && row.back ? ['front', 'back'] : [],
  checks: [
    { name: text(texts.sides), found: text(row.front && row.back ? texts.both : texts.deleted), is_ok: Boolean(row.front && row.back) },
    { name: text(texts.before), found: String(row.before), is_ok: Number(row.before) === 0 },
  ],
});

const idOf = (no: string): number | undefined => (/^V\d{1,15}$/.test(no) ? Number(no.slice(1)) : undefined);

/** Desk of real-name verifications. */
export function createVerificationDesk(db: Database, review: PapersReview): Desk {
  const read = async (where: SQL, order: SQL, limit: number): Promise<Localizable<ReviewCase>[]> => {
    const { rows } = await db.execute<Row>(sql`
      select v.id, v.state, v.name_masked, v.number_masked, v.front, v.back, v.reason, v.submitted_at, v.decided_at, v.user_id, m.nickname, m.avatar, m.level, m.created_at as joined_at,
        (select count(*) from verification o where o.user_id = v.user_id and o.state = 'failed' and o.id < v.id) as before
      from verification v join member m on m.id = v.user_id where v.state <> 'withdrawn' and ${where} order by ${order} limit ${limit}`);
    return rows.map(describe);
  };
  const count = async (state: CaseState): Promise<{ total: number; oldestAt: number | null }> => {
    const { rows } = await db.execute<{ total: number; oldest: number | null }>(
      sql`select count(*) as total, min(submitted_at) as oldest from verification where state = ${states[state] ?? ''}`,
    );
    return { total: Number(rows[0]?.total ?? 0), oldestAt: rows[0]?.oldest ?? null };
  };
  /** Full name and ID number; only of a pending submission. */
  async function whole(id: number): Promise<{ realName: string; idNumber: string }> {
    for (let page = 1; ; page += 1) {
      const { list } = await review.awaiting(page, 100);
      const found = list.find((each) => each.id === id);
      if (found || list.length === 0) return found ?? { realName: '', idNumber: '' };
    }
  }
  const known = (no: string): number => {
    const id = idOf(no);
    if (id === undefined) throw new CallError(texts.gone);
    return id;
  };
  return {
    kind: 'verification',
    group: 'verification',
    async list(state, limit) {
      if (states[state] === undefined) return { list: [], total: 0 };
      const [list, { total }] = await Promise.all([
        read(sql`v.state = ${states[state]}`, state === 'waiting' ? sql`v.submitted_at, v.id` : sql`v.decided_at desc`, limit),
        count(state),
      ]);
      return { list, total };
    },
    async find(no) {
      const id = idOf(no);
      return id === undefined ? undefined : (await read(sql`v.id = ${id}`, sql`v.id`, 1))[0];
    },
    waiting: () => count('waiting'),
    async decide(operatorId, no, act, reason) {
      if (act === 'pay') throw new CallError(texts.paid);
      await review.decide(operatorId, known(no), act === 'approve' ? { state: 'success' } : { state: 'failed', reason });
    },
    async look(operatorId, no, side, reason) {
      if (side !== 'front' && side !== 'back') throw new CallError(texts.gone);
      const id = known(no);
      const { bytes } = await review.look(operatorId, id, side, reason);
      return { bytes, ...(await whole(id)) };
    },
  };
}
