import { useLingui } from '@lingui/react/macro';
import { dots, form as list } from '../LeagueTable/LeagueTable.css.ts';
import type { Result } from '../LeagueTable/index.ts';
import { none } from './ForecastCard.css.ts';

/** Last results in letters, newest first. */
export function ForecastForm({ results, label }: { results: readonly Result[]; label: string }) {
  const { t } = useLingui();
  const letters: Record<Result, string> = { W: t({ id: 'form.W', message: '胜' }), D: t({ id: 'form.D', message: '平' }), L: t({ id: 'form.L', message: '负' }) };
  const spoken: Record<Result, string> = { W: t`胜`, D: t`平`, L: t`负` };
  if (results.length === 0) return <span className={none}>–</span>;
  return (
    <ol className={list} aria-label={label}>
      {results.slice(0, 5).map((result, index) => (
        <li key={index} className={dots[result]} title={spoken[result]}>
          {letters[result]}
        </li>
      ))}
    </ol>
  );
}
