import { msg } from '@lingui/core/macro';
import { CallError } from '../../../../platform/callError.ts';
import type { Handlers } from '../../../../platform/handlers.ts';
import { idNumber } from '../../../../platform/idNumber.ts';
import { idempotent } from '../../../../platform/idempotency.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Plans, PlanTalk } from '../../../experts/plans/index.ts';
import type { Comments } from '../comments/comments.service.ts';
import type { ActsRepository } from '../core/acts.repository.ts';
import type { ContentService } from '../core/content.service.ts';
import { numberOf } from '../core/ids.ts';
import type { DiscussedPlans } from './discussed.ts';

const texts = { gone: msg`没有找到这份方案`, locked: msg`解锁这份方案后才能评论` };

export interface PlanTalkParts {
  acts: Pick<ActsRepository, 'totalOf'>;
  comments: Pick<Comments, 'list' | 'say'>;
  content: Pick<ContentService, 'screened'>;
  discussed: DiscussedPlans;
  plans: Pick<Plans, 'talkOf'>;
}

/** Comments on plans by members who unlocked them. */
export function planTalkHandlers(
  platform: Pick<Platform, 'db' | 'events' | 'clock'>,
  { acts, comments, content, discussed, plans }: PlanTalkParts,
): Pick<Handlers, 'planComments' | 'commentPlan'> {
  async function talkOf(id: string, ...who: [memberId: number | undefined, from?: Parameters<Plans['talkOf']>[2]]): Promise<PlanTalk> {
    const number = idNumber(id);
    const talk = number === undefined ? undefined : await plans.talkOf(number, ...who);
    if (!talk) throw new CallError(texts.gone);
    return talk;
  }

  return {
    async planComments({ id, sort, before, limit }, { member }) {
      const { plan, mayRead, maySay } = await talkOf(id, member?.id);
      const rights = { is_locked: !mayRead, may_say: maySay };
      const item = await discussed.itemOf(plan.id);
      if (!item) return { ...rights, list: [], next: null, total: 0 };
      const total = await acts.totalOf(platform.db, item.id, 'comments');
      const page = mayRead ? await comments.list(item.id, member?.id, sort, before, limit) : { list: [], next: null };
      return { ...rights, ...page, total };
    },
    async commentPlan({ id, content: words, reply_to }, caller) {
      const { member } = caller;
      // Checked before the text: a member who must not comment learns that first.
      if (!(await talkOf(id, member.id)).maySay) throw new CallError(texts.locked);
      const verdict = await content.screened(caller, words);
      return idempotent(platform, caller, async (tx, emit) => {
        const { plan, maySay } = await talkOf(id, member.id, tx);
        if (!maySay) throw new CallError(texts.locked);
        const item = await discussed.openItem(tx, plan);
        const given = {
          kind: 'plan' as const,
          id: item.id,
          content: words,
          replyTo: reply_to === undefined ? undefined : numberOf(reply_to),
        };
        return comments.say(tx, emit, member, given, verdict);
      });
    },
  };
}
