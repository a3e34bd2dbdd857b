import { msg } from '@lingui/core/macro';
import type { ReviewCase } from '@pitchside/api/desk/operations';
import { local, type Localizable } from '../../../../text/local.ts';
import { speakAll } from '../../../../text/speak.ts';
import type { ExpertReview } from '../../../experts/plans/index.ts';
import type { Desk } from '../desk.ts';
import { createReviewedDesk } from './reviewed.ts';

const texts = { gone: msg`没有找到`, paid: msg`专家申请没有打款`, before: msg`此前退回` };

const states = { waiting: 'awaiting', passed: 'success', returned: 'failed' } as const;
const stateOf = { awaiting: 'waiting', success: 'passed', failed: 'returned' } as const;

/** Desk of applications to become an expert, by verified members. */
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
  return createReviewedDesk({
    kind: 'expert',
    group: 'experts',
    letter: 'E',
    states,
    texts,
    describe,
    review,
    decide: (operatorId, id, isPassed, reason) => review.decide(operatorId, id, isPassed ? 'success' : 'failed', reason),
  }).desk;
}
