import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { forwardRef, type ReactNode } from 'react';
import { Chip } from '../../actions/Chip/index.ts';
import { PriceTag } from '../../format/PriceTag/index.ts';
import { Avatar } from '../../pictures/Avatar/index.ts';
import type { PlanRowItem } from '../PlanRow/index.ts';
import { PlanStamp, type PlanResult } from '../PlanStamp/index.ts';
import { RecordMarks } from '../RecordMarks/index.ts';
import * as css from './PlanLine.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface PlanLineProps extends RootProps {
  plan: Pick<PlanRowItem, 'href' | 'title' | 'author' | 'when' | 'plays' | 'price' | 'result'>;
  /** The match, such as a `Scorebug` that fills its width; default none, where the page is about it. */
  match?: ReactNode;
  /** The author's last results, the newest last; default not shown. */
  last?: readonly PlanResult[];
}

/** A plan in a narrow column: its author with the hit rate, the match, and the price. */
export const PlanLine = forwardRef<HTMLElement, PlanLineProps>(function PlanLine({ plan, match, last, ...root }, ref) {
  const { t, i18n } = useLingui();
  const { href, title, author, when, plays, price, result } = plan;
  const rate = author.settled === 0 ? undefined : i18n.number(author.won / author.settled, { style: 'percent' });
  const sample = author.settled;
  return (
    <article className={css.line} ref={ref} {...rootOf(root)}>
      <span className={css.head}>
        <Avatar seed={author.avatar} size={28} />
        <a className={css.name} href={author.href} title={author.name}>
          {author.name}
        </a>
        <span className={css.note}>{rate === undefined ? t`还没有战绩` : t`${plural(sample, { other: `${rate} · # 场` })}`}</span>
      </span>
      {last && last.length > 0 && <RecordMarks results={last} />}
      <a className={css.title} href={href}>
        {title}
      </a>
      {match}
      <span className={css.foot}>
        {when !== '' && <span className={css.note}>{when}</span>}
        {plays.map((play) => (
          <Chip key={play}>{play}</Chip>
        ))}
        <span className={css.end}>{result ? <PlanStamp result={result} /> : <PriceTag amount={price} />}</span>
      </span>
    </article>
  );
});
