import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReviewCase } from '@pitchside/api/desk/operations';
import { local, type Localizable } from '../../../../text/local.ts';
import { speakAll } from '../../../../text/speak.ts';
import { isTakenDown, type PlanCase, type PlanReview } from '../../../experts/plans/index.ts';
import type { Desk } from '../desk.ts';
import { createReviewedDesk } from './reviewed.ts';

const texts = {
  gone: msg`没有找到`,
  paid: msg`方案没有打款`,
  price: msg`价格`,
  asian: msg`让球`,
  size: msg`大小球`,
  winner: msg`胜平负`,
};

const states = { waiting: 'awaiting', passed: 'passed', returned: 'failed' } as const;
const plays: Record<PlanCase['picks'][number]['play'], MessageDescriptor> = {
  asian: texts.asian,
  size: texts.size,
  european: texts.winner,
};

/** Desk of plans before their sale: picks with the author's text. */
export function createPlanDesk(review: PlanReview): Desk {
  const describe = ({ row, author, match, picks }: PlanCase): Localizable<ReviewCase> => ({
    no: `P${row.id}`,
    kind: 'plan',
    state: row.state === 'awaiting' ? 'waiting' : row.state === 'failed' || row.takenDownAt !== null ? 'returned' : 'passed',
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
    can_restore: isTakenDown(row),
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
  return createReviewedDesk({ kind: 'plan', group: 'experts', letter: 'P', states, texts, describe, review, decide: review.decide }).desk;
}
