import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../format/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import * as css from './AuditRuns.css.ts';

/** One run: its time (ms UTC), and its findings. */
export interface AuditRunMark {
  id: string;
  at: number;
  /** `sound`, `slow` when it took unusually long, `faulty` when something did not add up. */
  state: 'sound' | 'slow' | 'faulty';
}

export interface AuditRunsProps {
  /** Runs in order of time. */
  runs: readonly AuditRunMark[];
  /** Number of places in the row; the last ones are filled. Default 48. */
  places?: number;
}

/** Runs of a check side by side, the newest at the end, so that faults show at a glance. */
export function AuditRuns({ runs, places = 48 }: AuditRunsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const shown = runs.slice(-places);
  const words = { sound: t`正常`, slow: t`偏慢`, faulty: t`有差错` };
  return (
    <ol className={css.row} style={{ gridTemplateColumns: `repeat(${places}, minmax(0, 1fr))` }} aria-label={t`最近的核对`}>
      {Array.from({ length: places - shown.length }, (_, place) => (
        <li key={place} className={css.mark.none} aria-hidden="true" />
      ))}
      {shown.map(({ id, at, state }) => {
        const time = format.time(at);
        return (
          <li key={id} className={css.mark[state]} title={`${time} ${words[state]}`}>
            <span className={visuallyHidden}>{`${time} ${words[state]}`}</span>
          </li>
        );
      })}
    </ol>
  );
}
