import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { TopPlayers, type BoxPlayer } from '../BoxScore/index.ts';
import type { Score, Side, Team } from '../Crest/team.ts';
import { QuarterTable } from '../QuarterTable/index.ts';
import { peekEvents, peekNote, peekStats } from './MatchPeek.css.ts';
import { lastRun } from './lastRun.ts';

export interface GamePeekProps {
  home: Team;
  away: Team;
  /** Points of each quarter begun so far, then of each overtime. */
  periods: readonly Score[];
  /** Totals of both sides; null before the tip-off. */
  total: Score | null;
  /** Lead of the home side after each full minute of play so far; default unknown. */
  leads?: readonly number[];
  /** Whether the game is in progress: its quarter is highlighted and its last minutes are described; default false. */
  isOn?: boolean;
  /** Statistics of all players, from which the best are chosen; undefined while loading, null where there are none. */
  players?: Readonly<Record<Side, readonly BoxPlayer[]>> | null;
}

/**
 * Content of the card beside the score of a basketball game: points by quarter, the course of the last minutes, and the best of each side.
 */
export function GamePeek({ home, away, periods, total, leads = [], isOn = false, players }: GamePeekProps) {
  const { t } = useLingui();
  const run = isOn ? lastRun(leads) : null;
  const name = run && (run.side === 'home' ? home : away).shortName;
  const [minutes, points] = [run?.minutes ?? 0, run?.points ?? 0];
  return (
    <>
      <div className={peekEvents}>
        <QuarterTable home={home} away={away} periods={periods} total={total} isOn={isOn} />
        {run && <p className={peekNote}>{t`近 ${minutes} 分钟 ${name} 净胜 ${points} 分`}</p>}
      </div>
      {players !== null && (
        <div className={peekStats}>
          {players ? (
            <TopPlayers home={home} away={away} players={players} figures={['points', 'rebounds', 'assists']} />
          ) : (
            <Skeleton lines={6} height={18} />
          )}
        </div>
      )}
    </>
  );
}
