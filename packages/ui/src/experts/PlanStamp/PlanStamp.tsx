import { useLingui } from '@lingui/react/macro';
import { gained as gainedText, look, size as sizes } from './PlanStamp.css.ts';
import type { PlanResult } from './results.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface PlanStampProps extends RootProps {
  /** `open` until the match is settled, `cancelled` when buyers have had the price back. */
  result: PlanResult | 'open' | 'cancelled';
  /** Units that it gained for one staked on each pick, as 1.36; shown by the large one, default not. */
  gained?: number;
  /** Default `s`. */
  size?: 's' | 'l';
}

/** Result of a plan as a stamp; the word carries the meaning, not the colour. */
export const PlanStamp = forwardRef<HTMLSpanElement, PlanStampProps>(function PlanStamp({ result, gained, size = 's', ...root }, ref) {
  const { t, i18n } = useLingui();
  const words: Record<PlanStampProps['result'], string> = {
    won: t({ id: 'plan.won', message: '命中' }),
    void: t({ id: 'plan.void', message: '走盘' }),
    lost: t({ id: 'plan.lost', message: '未中' }),
    open: t({ id: 'plan.open', message: '待定' }),
    cancelled: t({ id: 'plan.cancelled', message: '已退' }),
  };
  const units =
    gained === undefined
      ? undefined
      : i18n.number(gained, { signDisplay: 'exceptZero', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <span className={`${look[result]} ${sizes[size]}`} ref={ref} {...rootOf(root)}>
      {words[result]}
      {units !== undefined && size === 'l' && <small className={gainedText}>{t`${units} 单位`}</small>}
    </span>
  );
});
