import { msg } from '@lingui/core/macro';
import type { CaseState, ReviewCase } from '@pitchside/api/operations';
import { CallError } from '../../../platform/call.error.ts';
import { local, type Localizable } from '../../../text/local.ts';
import { speakAll } from '../../../text/speak.ts';
import type { ExpertReview } from '../../plans/index.ts';
import type { Desk } from '../desk.ts';

const texts = { gone: msg`没有找到`, paid: msg`专家申请没有打款`, before: msg`此前退回` };

const states = { waiting: 'awaiting', passed: 'success', returned: 'failed' } as const;
const stateOf = { awaiting: 'waiting', success: 'passed', failed: 'returned' } as const;
const isState = (state: CaseState): state is keyof typeof states => state in states;
const idOf = (no: string): number | undefined => (/^E\d{1,15}$/.test(no) ? Number(no.slice(1)) : undefined);

/** Applications to become an expert as cases; whoever applies has proved their name before. */
export function createExpertDesk(review: ExpertReview): Desk {
  type Found = NonNullable<Awaited<ReturnType<ExpertReview['find']>>>;
  const describe = ({ row, member, before }: Found): Localizable<ReviewCase> => ({
    no: `E${row.id}`,
    kind: 'expert',
    state: stateOf[row.state],
    member: {
      id: String(member.id),
      user_nickname: member.nickname,
      avatar: member.avatar,
      level: member.level,
      created_at: member.createdAt,
    },
    amount: null,
    fee: null,
    target: member.nickname,
    text: row.experience,
    reason: row.reason,
    submitted_at: row.submittedAt,
    decided_at: row.decidedAt,
    pictures: [],
    checks: [{ name: local(speakAll(texts.before)), found: String(before), is_ok: before === 0 }],
  });
  return {
    kind: 'expert',
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
      await review.decide(operatorId, id, act === 'approve' ? 'success' : 'failed', reason);
    },
  };
}
