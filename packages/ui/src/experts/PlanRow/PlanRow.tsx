import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { forwardRef, type ReactNode } from 'react';
import { ButtonLink } from '../../actions/ButtonLink/index.ts';
import { Chip } from '../../actions/Chip/index.ts';
import { Countdown } from '../../feedback/Countdown/index.ts';
import { useFormat } from '../../format/index.ts';
import { PriceTag } from '../../format/PriceTag/index.ts';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { PlanStamp, type PlanResult } from '../PlanStamp/index.ts';
import * as css from './PlanRow.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** A plan as a list takes it. */
export interface PlanRowItem {
  id: string;
  href: string;
  title: string;
  author: {
    name: string;
    avatar: string;
    href: string;
    /** Settled plans and won ones; the rate stands with them. */ settled: number;
    won: number;
  };
  /** League and day in short: 西甲 · 今天 22:00. */
  when: string;
  /** Names of the play types. */
  plays: readonly string[];
  /** Diamonds; 0 is free. */
  price: number;
  sold: number;
  /** Until when it can be unlocked, ms UTC; null once that is over. */
  closesAt: number | null;
  /** Whether the viewer may read it. */
  mine: boolean;
  /** Result of the plan; null before it is settled. */
  result: PlanResult | 'cancelled' | null;
}

export interface PlanRowProps extends RootProps {
  plan: PlanRowItem;
  /** The match, such as a `Scorebug`. */
  match?: ReactNode;
  /** Hides the author, as on the author's own page; default false. */
  bare?: boolean;
  /** Called when its time runs out while it is shown. */
  onClose?: () => void;
}

/** A plan in a list: author, match, time left to unlock it, and price. */
export const PlanRow = forwardRef<HTMLElement, PlanRowProps>(function PlanRow({ plan, match, bare = false, onClose, ...root }, ref) {
  const { t, i18n } = useLingui();
  const { integer } = useFormat();
  const { href, title, author, when, plays, price, sold, closesAt, mine, result } = plan;
  const rate = author.settled === 0 ? undefined : i18n.number(author.won / author.settled, { style: 'percent' });
  const sample = author.settled;
  const people = integer(sold);
  return (
    <article className={bare ? css.bareRow : css.row} ref={ref} {...rootOf(root)}>
      {!bare && (
        <span className={css.author}>
          <Avatar seed={author.avatar} size={44} />
          <span className={css.who}>
            <a className={css.name} href={author.href} title={author.name}>
              {author.name}
            </a>
            <span className={css.note}>{rate === undefined ? t`还没有战绩` : t`${plural(sample, { other: `${rate} · # 场` })}`}</span>
          </span>
        </span>
      )}
      <span className={css.about}>
        <a className={css.title} href={href}>
          {title}
        </a>
        <span className={css.facts}>
          {match}
          <span>{when}</span>
          {plays.map((play) => (
            <Chip key={play}>{play}</Chip>
          ))}
        </span>
      </span>
      <span className={css.time}>
        {result ? (
          <PlanStamp result={result} />
        ) : closesAt === null ? (
          <span className={css.note}>{t`已停止解锁`}</span>
        ) : (
          <>
            <span className={css.note} aria-hidden="true">{t`距停止解锁`}</span>
            <Countdown to={closesAt} label={t`距停止解锁`} onEnd={onClose} />
          </>
        )}
      </span>
      <span className={css.end}>
        <PriceTag amount={price} />
        <ButtonLink href={href} size="s" tone={mine ? 'outline' : 'soft'}>
          {mine && price > 0 ? t`已解锁` : price === 0 ? t`免费看` : t`查看方案`}
        </ButtonLink>
        <span className={css.note}>{t`${plural(sold, { other: `${people} 人已解锁` })}`}</span>
      </span>
    </article>
  );
});
