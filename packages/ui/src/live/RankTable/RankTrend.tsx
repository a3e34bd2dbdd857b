import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { down, same, up } from './RankTable.css.ts';

/** Places gained or lost since the period before. */
export function RankTrend({ trend, isNew }: { trend: number; isNew: boolean }) {
  const { t } = useLingui();
  if (isNew) return <span className={up}>{t`新上榜`}</span>;
  if (trend === 0)
    return (
      <span className={same}>
        <Minus size={14} aria-hidden />
        <span className={visuallyHidden}>{t`不变`}</span>
      </span>
    );
  return (
    <span className={trend > 0 ? up : down}>
      {trend > 0 ? <ArrowUp size={12} aria-hidden /> : <ArrowDown size={12} aria-hidden />}
      <span className={visuallyHidden}>{trend > 0 ? t`上升` : t`下降`}</span>
      {Math.abs(trend)}
    </span>
  );
}
