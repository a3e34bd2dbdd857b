import { ResultLetter } from '../LeagueTable/ResultLetter.tsx';
import type { Result } from '../LeagueTable/standing.ts';
import { strip } from './FormStrip.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

export interface FormStripProps extends RootProps {
  /** Last results, newest first. */
  results: readonly Result[];
  /** Names the list for screen readers: 曼城近 5 场. */
  label: string;
}

/** Last results as letters on coloured squares: won, drawn, lost. */
export const FormStrip = forwardRef<HTMLOListElement, FormStripProps>(function FormStrip({ results, label, ...root }, ref) {
  return (
    <ol className={strip} aria-label={label} ref={ref} {...rootOf(root)}>
      {results.map((result, index) => (
        <li className={bare} key={index}>
          <ResultLetter result={result} />
        </li>
      ))}
    </ol>
  );
});
