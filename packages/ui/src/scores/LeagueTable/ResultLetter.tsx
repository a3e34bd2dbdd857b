import { useLingui } from '@lingui/react/macro';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { dots } from './LeagueTable.css.ts';
import type { Result } from './standing.ts';

export interface ResultLetterProps {
  result: Result;
  /** `li` for use in a list of results; default `span`. */
  as?: 'span' | 'li';
}

/** Result of a match for a team: one letter, with the whole word for screen readers and as the hint. */
export function ResultLetter({ result, as: Tag = 'span' }: ResultLetterProps) {
  const { t } = useLingui();
  const letters: Record<Result, string> = {
    W: t({ id: 'form.W', message: '胜' }),
    D: t({ id: 'form.D', message: '平' }),
    L: t({ id: 'form.L', message: '负' }),
  };
  const words: Record<Result, string> = { W: t`胜`, D: t`平`, L: t`负` };
  return (
    <Tag className={dots[result]} title={words[result]}>
      <span aria-hidden="true">{letters[result]}</span>
      <span className={visuallyHidden}>{words[result]}</span>
    </Tag>
  );
}
