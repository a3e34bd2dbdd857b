import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PlanResult } from '../PlanStamp/index.ts';
import { list, mark } from './RecordMarks.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface RecordMarksProps extends RootProps {
  /** The newest last, as it is read. */
  results: readonly PlanResult[];
}

/** The last results of an expert: filled, hollow and half-high, so that colour is not the only sign. */
export const RecordMarks = forwardRef<HTMLSpanElement, RecordMarksProps>(function RecordMarks({ results, ...root }, ref) {
  const { t } = useLingui();
  const count = results.length;
  const won = results.filter((result) => result === 'won').length;
  const lost = results.filter((result) => result === 'lost').length;
  const none = count - won - lost;
  if (count === 0) return null;
  const label = t`${plural(count, { other: `近 # 场：${won} 中 ${lost} 未中 ${none} 走盘` })}`;
  return (
    <span className={list} role="img" aria-label={label} ref={ref} {...rootOf(root)}>
      {results.map((result, index) => (
        <span key={index} className={mark[result]} />
      ))}
    </span>
  );
});
