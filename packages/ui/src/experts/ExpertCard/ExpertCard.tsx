import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Flame } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { Avatar } from '../../pictures/Avatar/index.ts';
import type { PlanResult } from '../PlanStamp/index.ts';
import { RecordMarks } from '../RecordMarks/index.ts';
import * as css from './ExpertCard.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** An expert as a card takes them. */
export interface ExpertCardItem {
  id: string;
  name: string;
  /** Address of a picture, or the seed of a drawn portrait. */
  avatar: string;
  href: string;
  /** Settled plans without void ones, and the number won: a rate is never shown without them. */
  settled: number;
  won: number;
  /** Results of the last ones, the newest last. */
  last: readonly PlanResult[];
  /** Plans won in a row; below zero lost ones. */
  streak: number;
  /** False while too few plans are settled for a place. */
  ranked: boolean;
}

export interface ExpertCardProps extends RootProps {
  expert: ExpertCardItem;
  /** Place in the order that is shown, from 1; default none. */
  place?: number;
  /** Action on the expert, such as a `FollowButton`; default none. */
  action?: ReactNode;
}

/** An expert with the hit rate and its sample, the last ten results and the streak. */
export const ExpertCard = forwardRef<HTMLElement, ExpertCardProps>(function ExpertCard({ expert, place, action, ...root }, ref) {
  const { t, i18n } = useLingui();
  const { name, avatar, href, settled, won, last, streak, ranked } = expert;
  const rate = settled === 0 ? undefined : i18n.number(won / settled, { style: 'percent' });
  const run = Math.abs(streak);
  return (
    <article className={css.card} ref={ref} {...rootOf(root)}>
      {place !== undefined && ranked && <span className={css.place}>{place}</span>}
      <Avatar seed={avatar} size={64} />
      <a className={css.name} href={href} title={name}>
        {name}
      </a>
      {ranked && rate !== undefined ? (
        <span className={css.rate}>
          <strong className={css.figure}>{rate}</strong>
          <span className={css.note}>{t`${settled} 场中 ${won}`}</span>
        </span>
      ) : (
        <span className={css.unranked}>{t`${plural(settled, { other: '# 场，样本不足' })}`}</span>
      )}
      <span className={css.marks}>
        <RecordMarks results={last} />
      </span>
      <span className={css.foot}>
        <span className={css.streak}>
          <Flame size={14} aria-hidden />
          {streak > 0 ? t`连中 ${run}` : streak < 0 ? t`连失 ${run}` : t`暂无连中`}
        </span>
        {action && <span className={css.action}>{action}</span>}
      </span>
    </article>
  );
});
