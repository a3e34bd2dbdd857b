import { useLingui } from '@lingui/react/macro';
import { forwardRef, type HTMLAttributes } from 'react';
import { useFormat } from '../../format/index.ts';
import { upright } from '../../theme/recipes/slant.css.ts';
import * as css from './ChangeMarks.css.ts';

export interface ChangeMarksProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style' | 'children'> {
  /** Number of rows added. */
  added: number;
  /** Number of rows changed. */
  changed: number;
  /** Number of rows removed. */
  removed: number;
}

/** Counts of rows that an operation added, changed and removed, each kind on a slanted cell of its own. Zero counts are shown too. */
export const ChangeMarks = forwardRef<HTMLSpanElement, ChangeMarksProps>(function ChangeMarks({ added, changed, removed, ...rest }, ref) {
  const { t } = useLingui();
  const format = useFormat();
  const [came, other, went] = [added, changed, removed].map((count) => format.integer(count));
  const cells = [
    { id: 'added' as const, count: added, words: `+${came}` },
    { id: 'changed' as const, count: changed, words: t`改 ${other}` },
    { id: 'removed' as const, count: removed, words: t`收 ${went}` },
  ].filter(({ count }) => count > 0);
  return (
    <span ref={ref} className={css.marks} {...rest}>
      {cells.map(({ id, words }) => (
        <span key={id} className={css.mark[id]}>
          <span className={upright}>{words}</span>
        </span>
      ))}
      {cells.length === 0 && <span className={css.none}>{t`没有改变什么`}</span>}
    </span>
  );
});
