import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { item, line, list, when } from './MatchAgenda.css.ts';

/** Skeleton of the agenda: `lines` lines in the same geometry; default 8. */
export function MatchAgendaSkeleton({ lines = 8 }: { lines?: number }) {
  return (
    <ul className={list} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <li key={index} className={item}>
          <span className={line}>
            <span className={when}>
              <Skeleton width={32} height={13} />
              <Skeleton width={26} height={11} />
            </span>
            <Skeleton height={30} />
            <span />
          </span>
        </li>
      ))}
    </ul>
  );
}
