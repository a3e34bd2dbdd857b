import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CaseState, ReviewCase } from '@pitchside/api/operations';
import { CallError } from '../../../platform/call.error.ts';
import { local, type Localizable } from '../../../text/local.ts';
import { speakAll } from '../../../text/speak.ts';
import type { PlanCase, PlanReview } from '../../plans/index.ts';
import type { Desk } from '../desk.ts';

const texts = {
  gone: msg`没有找到`,
  paid: msg`方案没有打款`,
  price: msg`价格`,
  asian: msg`让球`,
  size: msg`大小球`,
  winner: msg`胜平负`,
};

const states = { waiting: 'awaiting', passed: 'passed', returned: 'failed' } as const;
const isState = (state: CaseState): state is keyof typeof states => state in states;
const idOf = (no: string): number | undefined => (/^P\d{1,15}$/.test(no) ? Number(no.slice(1)) : undefined);
const plays: Record<PlanCase['picks'][number]['play'], MessageDescriptor> = {
  asian: texts.asian,
  size: texts.size,
  european: texts.winner,
};

/** Plans before they are sold as cases: what is picked, with what the author says. */
export function createPlanDesk(review: PlanReview): Desk {
  const describe = ({ row, author, match, picks }: PlanCase): Localizable<ReviewCase> => ({
    no: `P${row.id}`,
    kind: 'plan',
    state: row.state === 'awaiting' ? 'waiting' : row.state === 'failed' ? 'returned' : 'passed',
    member: {
      id: String(author.id),
      user_nickname: author.nickname,
      avatar: author.avatar,
      level: author.level,
      created_at: author.createdAt,
    },
    amount: null,
    fee: null,
    target: local(match),
    text: `${row.title}\n${row.teaser}\n\n${row.analysis}`,
    reason: row.reason,
    submitted_at: row.submittedAt,
    decided_at: row.publishedAt,
    pictures: [],
    checks: [
      { name: local(speakAll(texts.price)), found: String(row.price), is_ok: true },
      ...picks.map(({ play, side, line, odds }) => ({
        name: local(speakAll(plays[play])),
        found: `${side}${line === null ? '' : ` ${line}`} @ ${(odds / 1_000).toFixed(2)}`,
        is_ok: true,
      })),
    ],
  });
  return {
    kind: 'plan',
    group: 'experts',
    async list(state, limit) {
      if (!isState(state)) return { list: [], total: 0 };
      const { list, total } = await review.list(states[state], limit);
      return { list: list.map(describe), total };
    },
    async find(no) {
      const id = idOf(no);
      const found = id === undefined ? undefined : await review.find(id);
      return found && describe(found);
    },
    waiting: review.waiting,
    async decide(operatorId, no, act, reason) {
      const id = idOf(no);
      if (id === undefined) throw new CallError(texts.gone);
      if (act === 'pay') throw new CallError(texts.paid);
      await review.decide(operatorId, id, act === 'approve', reason);
    },
  };
}
