import { ResultLetter } from '../LeagueTable/ResultLetter.tsx';
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
