import { useLingui } from '@lingui/react/macro';
import type { PlanWhole } from '@pitchside/api/experts/plans';
import { LaterDiscussion } from '../../../content/discussion.lazy.tsx';

/** Discussion of a plan; only buyers and the author read it until the plan is settled. */
export function PlanTalk({ plan: { id, price, state, is_mine: isMine } }: { plan: PlanWhole }) {
  const { t } = useLingui();
  const isFree = price === 0;
  const closed = isMine ? undefined : state === 'settled' ? t`只有解锁的人才能评论` : t`解锁后才能看评论`;
  return (
    <LaterDiscussion
      of={{ kind: 'plan', id }}
      locked={!isMine && state !== 'settled'}
      as={`${isMine} ${state}`}
      {...(!isFree && { note: t`仅已解锁可评` })}
      {...(closed !== undefined && { closed })}
    />
  );
}
