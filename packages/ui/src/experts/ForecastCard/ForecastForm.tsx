import { form as list } from '../../theme/recipes/results.css.ts';
import type { Result } from '../../scores/LeagueTable/index.ts';
import { ResultLetter } from '../../scores/LeagueTable/ResultLetter.tsx';
import { none } from './ForecastCard.css.ts';

/** Last results in letters, newest first. */
export function ForecastForm({ results, label }: { results: readonly Result[]; label: string }) {
  if (results.length === 0) return <span className={none}>–</span>;
  return (
    <ol className={list} aria-label={label}>
      {results.slice(0, 5).map((result, index) => (
        <ResultLetter key={index} as="li" result={result} />
      ))}
    </ol>
  );
}
