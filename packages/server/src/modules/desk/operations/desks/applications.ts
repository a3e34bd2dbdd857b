import { msg } from '@lingui/core/macro';
import type { ReviewCase } from '@pitchside/api/desk/operations';
import { CallError } from '../../../../platform/callError.ts';
import { local, type Localizable } from '../../../../text/local.ts';
import { speakAll } from '../../../../text/speak.ts';
import type { ApplicationReview, WholeApplication } from '../../../live/studio/index.ts';
import type { Desk } from '../desk.ts';
import { createReviewedDesk } from './reviewed.ts';

const texts = {
  gone: msg`没有找到`,
  paid: msg`主播申请没有打款`,
  identity: msg`实名`,
  verified: msg`已实名`,
  given: msg`未实名，按填写的核对`,
  inviter: msg`邀请人`,
  nobody: msg`没有`,
  before: msg`此前退回`,
};
const text = (each: (typeof texts)[keyof typeof texts]) => local(speakAll(each));

const states = { waiting: 'awaiting', passed: 'success', returned: 'failed' } as const;
const stateOf = { awaiting: 'waiting', success: 'passed', failed: 'returned' } as const;

/** Desk of applications to become an anchor. */
export function createApplicationDesk(review: ApplicationReview): Desk {
  const describe = ({ row, member, inviter, before }: WholeApplication): Localizable<ReviewCase> => ({
    no: `A${row.id}`,
    kind: 'anchor',
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
    target: `${row.nameMasked} ${row.numberMasked}`,
    text: `${row.experience}\n${review.contactOf(row)}`,
    reason: row.reason,
    submitted_at: row.submittedAt,
    decided_at: row.decidedAt,
    pictures: row.nameSealed === '' ? [] : ['identity'],
    checks: [
      { name: text(texts.identity), found: text(row.isVerified ? texts.verified : texts.given), is_ok: row.isVerified },
      { name: text(texts.inviter), found: inviter ?? text(texts.nobody), is_ok: true },
      { name: text(texts.before), found: String(before), is_ok: before === 0 },
    ],
  });
  const { desk, known } = createReviewedDesk({
    kind: 'anchor',
    group: 'anchors',
    letter: 'A',
    states,
    texts,
    describe,
    review,
    decide: (operatorId, id, isPassed, reason) => review.decide(operatorId, id, isPassed ? 'success' : 'failed', reason),
  });
  return {
    ...desk,
    async look(_operatorId, no, side) {
      if (side !== 'identity') throw new CallError(texts.gone);
      return { bytes: null, ...(await review.look(known(no))) };
    },
  };
}
