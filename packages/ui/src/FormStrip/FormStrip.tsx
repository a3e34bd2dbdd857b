import { useLingui } from '@lingui/react/macro';
import { dots } from '../LeagueTable/LeagueTable.css.ts';
import type { Result } from '../LeagueTable/standing.ts';
import { strip } from './FormStrip.css.ts';

export interface FormStripProps {
  /** Last results, newest first. */
  results: readonly Result[];
  /** Names the list for screen readers: 曼城近 5 场. */
  label: string;
}

/** Last results as letters on coloured squares: won, drawn, lost. */
export function FormStrip({ results, label }: FormStripProps) {
  return (
    <ol className={strip} aria-label={label}>
      {results.map((result, index) => (
        <li key={index}>
          <ResultLetter result={result} />
        </li>
      ))}
    </ol>
  );
}

/** How one match ended for a team, as one letter; its whole word is the hint. */
export function ResultLetter({ result }: { result: Result }) {
  const { t } = useLingui();
  const letters: Record<Result, string> = { W: t({ id: 'form.W', message: '胜' }), D: t({ id: 'form.D', message: '平' }), L: t({ id: 'form.L', message: '负' }) };
  const words: Record<Result, string> = { W: t`胜`, D: t`平`, L: t`负` };
  return (
    <span className={dots[result]} title={words[result]}>
      {letters[result]}
    </span>
  );
}
