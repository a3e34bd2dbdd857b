import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { clock, dayHead, hour, hourRows, list } from './ScheduleList.css.ts';
import { league, row, score, state, team } from './ScheduleRow.css.ts';

/** Skeleton of the schedule: `hours` hours of three matches in the same geometry; default 3. */
export function ScheduleSkeleton({ hours = 3 }: { hours?: number }) {
  return (
    <div className={list} aria-hidden="true">
      <div className={dayHead}>
        <Skeleton width={140} height={18} />
      </div>
      {Array.from({ length: hours }, (_, at) => (
        <div key={at} className={hour}>
          <div className={clock.coming}>
            <Skeleton width={48} height={22} />
          </div>
          <ul className={hourRows}>
            {Array.from({ length: 3 }, (__, line) => (
              <li key={line} className={row.plain}>
                <span />
                <span className={league}>
                  <Skeleton width={64} height={14} />
                </span>
                <span className={team.home}>
                  <Skeleton width={96} height={16} />
                </span>
                <span className={score}>
                  <Skeleton width={64} height={28} />
                </span>
                <span className={team.away}>
                  <Skeleton width={96} height={16} />
                </span>
                <span className={state}>
                  <Skeleton width={56} height={14} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
