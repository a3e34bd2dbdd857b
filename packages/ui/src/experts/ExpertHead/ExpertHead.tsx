import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { forwardRef, type ReactNode } from 'react';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { useFormat } from '../../format/index.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import type { ExpertCardItem } from '../ExpertCard/index.ts';
import { RecordMarks } from '../RecordMarks/index.ts';
import { figure, figures, foot, head, inside, label, name, note, person, value, words } from './ExpertHead.css.ts';

export interface ExpertHeadProps extends RootProps {
  expert: Omit<ExpertCardItem, 'id' | 'href'> & {
    /** Since when they write, ms UTC. */
    since: number;
    fans: number;
    /** Plans that can be unlocked now. */
    onSale: number;
    /** Units gained for one staked; null while nothing is settled. */
    roi: number | null;
  };
  /** Action on the expert, such as a `FollowButton`; default none. */
  action?: ReactNode;
  /** Navigation at the foot, such as tabs; default none. */
  children?: ReactNode;
  /** IANA zone of the day; default the viewer's own. */
  timeZone?: string;
}

/** Head of an expert's own page: how long they have written, their results and their followers. */
export const ExpertHead = forwardRef<HTMLElement, ExpertHeadProps>(function ExpertHead(
  { expert, action, children, timeZone, ...root },
  ref,
) {
  const { t, i18n } = useLingui();
  const { compact, fullDate, integer } = useFormat(timeZone);
  const { settled, won, streak, last, ranked, fans, onSale, roi } = expert;
  const since = fullDate(expert.since);
  const run = Math.abs(streak);
  const hit = settled === 0 || !ranked ? '–' : i18n.number(won / settled, { style: 'percent' });
  const gain = (share: number) =>
    i18n.number(share, { style: 'percent', signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const rests = ranked ? t`${settled} 场中 ${won}` : t`${plural(settled, { other: '# 场，样本不足' })}`;
  const facts = [
    { id: 'hit', label: rests, value: hit },
    { id: 'roi', label: t({ id: 'expert.return', message: '回报率' }), value: roi === null ? '–' : gain(roi) },
    {
      id: 'streak',
      label: streak < 0 ? t({ id: 'expert.lost', message: '连失' }) : t({ id: 'expert.won', message: '连中' }),
      value: integer(run),
    },
    { id: 'sale', label: t({ id: 'expert.sale', message: '在售方案' }), value: integer(onSale) },
    { id: 'fans', label: t({ id: 'member.fans', message: '粉丝' }), value: compact(fans) },
  ];
  return (
    <header className={head} ref={ref} {...rootOf(root)}>
      <div className={inside}>
        <div className={person}>
          <Avatar seed={expert.avatar} size={72} />
          <div className={words}>
            <h1 className={name} title={expert.name}>
              {expert.name}
            </h1>
            <RecordMarks results={last} />
            <span className={note}>{t`${since} 成为专家`}</span>
          </div>
        </div>
        <dl className={figures}>
          {facts.map((each) => (
            <div key={each.id} className={figure}>
              <dt className={label}>{each.label}</dt>
              <dd className={value}>{each.value}</dd>
            </div>
          ))}
        </dl>
        {action}
      </div>
      {children && <div className={foot}>{children}</div>}
    </header>
  );
});

/** Skeleton of the head, in the same geometry; the navigation below is shown already. */
export function ExpertHeadSkeleton({ children }: Pick<ExpertHeadProps, 'children'>) {
  return (
    <div className={head}>
      <div className={inside} aria-hidden="true">
        <div className={person}>
          <Skeleton shape="circle" width={72} height={72} />
          <div className={words}>
            <Skeleton width={160} height={30} />
            <Skeleton width={120} height={14} />
            <Skeleton width={140} height={18} />
          </div>
        </div>
      </div>
      {children && <div className={foot}>{children}</div>}
    </div>
  );
}
