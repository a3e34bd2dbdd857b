import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, PinOff } from 'lucide-react';
import type { MatchGroup } from './listed.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import type { ScoreMatch, ScoreSection } from './match.ts';
import { section as line, sectionAction, sectionCell, sectionCount, sectionHint, sectionName, sectionRow } from './ScoreGrid.css.ts';

interface SectionHeadProps {
  section: ScoreSection<ScoreMatch>;
  line: number;
  /** How many columns it spans: all of them. */
  columns: number;
  folded: boolean;
  onFold: ((group: MatchGroup, folded: boolean) => void) | undefined;
  onUnpinAll: (() => void) | undefined;
}

/** The head of a group: its name and count on a chalk line, a hint, and what can be done with all of it. */
export function SectionHead({ section: { group, matches, hint }, line: index, columns, folded, onFold, onUnpinAll }: SectionHeadProps) {
  const { t } = useLingui();
  const names: Record<MatchGroup, string> = {
    pinned: t`置顶`,
    live: t`进行中`,
    later: t`稍后`,
    finished: t({ id: 'group.finished', message: '完场' }),
  };
  const name = names[group];
  return (
    <tr role="row" className={sectionRow} data-line={index} aria-rowindex={index + 2}>
      <th role="rowheader" scope="rowgroup" aria-colindex={1} aria-colspan={columns} className={sectionCell} tabIndex={-1}>
        <span className={line}>
          <span className={sectionName}>{name}</span> <span className={sectionCount}>{matches.length}</span>
          {hint && <span className={sectionHint}>{hint}</span>}
          {onUnpinAll && (
            <button type="button" tabIndex={-1} className={sectionAction} onClick={onUnpinAll}>
              <PinOff size={14} aria-hidden />
              {t`全部取消置顶`}
            </button>
          )}
          {onFold && (
            <button type="button" tabIndex={-1} className={sectionAction} aria-expanded={!folded} onClick={() => onFold(group, !folded)}>
              {folded ? <ChevronDown size={14} aria-hidden /> : <ChevronUp size={14} aria-hidden />}
              {folded ? t`展开` : t`收起`} <span className={visuallyHidden}>{name}</span>
            </button>
          )}
        </span>
      </th>
    </tr>
  );
}
