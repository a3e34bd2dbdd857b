import type { BasketballState, GameClock } from '@pitchside/api/scores/matches';
import type { MatchUpdate } from '../../modules/scores/sport/index.ts';
import { matchIdOf } from './namiIds.ts';
import type { NamiBasketball } from './nami.schema.ts';
import { basketballStatuses } from './namiStatus.ts';

/** Numbers of the figures in use: remaining timeouts, fouls of the period. */
const figures = { timeouts: 4, fouls: 5 } as const;
/** Seconds by which two clocks may differ and still be one. */
const drift = 3;

/** Number of periods begun, by status; only for statuses that imply it. */
const begun: Partial<Record<MatchUpdate['status'], number>> = {
  q1: 1,
  q1_end: 1,
  q2: 2,
  half_time: 2,
  q3: 3,
  q3_end: 3,
  q4: 4,
  overtime: 5,
  finished: 4,
};
const running: ReadonlySet<MatchUpdate['status']> = new Set(['q1', 'q2', 'q3', 'q4', 'overtime']);

/** Points of one side, all periods together. */
export const pointsOf = (points: readonly number[]): number => points.reduce((total, each) => total + each, 0);

/** Delivered clock of a game: the value from which viewers count on, and the seconds left in the last document. */
export interface ClockReading {
  status: MatchUpdate['status'];
  clock: GameClock;
  left: number;
}

/**
 * Clock of a running period. While it is where it was expected it keeps its value, so that documents without other changes are no update.
 * It stops as soon as two documents say the same.
 * @param before the clock that was delivered last
 * @param at when the document was received, ms UTC
 */
export function clockOf(document: NamiBasketball, at: number, before: ClockReading | undefined): ClockReading | undefined {
  const [, number, left] = document.score;
  const status = basketballStatuses[number];
  if (!status || !running.has(status)) return undefined;
  // The list of matches does not give the time left.
  if (left < 0) return before?.status === status ? before : undefined;
  if (before?.status !== status) return { status, left, clock: { left, runs: true, at } };
  const { clock } = before;
  const runs = left !== before.left;
  const expected = clock.runs ? clock.left - (at - clock.at) / 1000 : clock.left;
  const isAsExpected = runs === clock.runs && Math.abs(expected - left) <= drift;
  return { status, left, clock: isAsExpected ? clock : { left, runs, at } };
}

/** Points by period so far; those after the periods of a status are overtime. */
function periodsOf(status: MatchUpdate['status'], home: readonly number[], away: readonly number[]): BasketballState['periods'] {
  const scored = Math.max(...[home, away].map((points) => points.findLastIndex((each) => each > 0) + 1));
  const count = Math.max(begun[status] ?? 0, scored);
  return Array.from({ length: count }, (_, index) => [home[index] ?? 0, away[index] ?? 0]);
}

/**
 * Converts a document to an update of the game; undefined for a game that nobody may see. The provider does not say when points fell within
 * a period.
 */
export function basketballUpdate(document: NamiBasketball, version: number, clock: GameClock | null): MatchUpdate | undefined {
  const { id, stats = [] } = document;
  const [, number, , home, away] = document.score;
  const status = basketballStatuses[number];
  if (!status) return undefined;
  const isOn = status !== 'scheduled' && status !== 'postponed' && status !== 'cancelled';
  const isPastHalf = isOn && !['q1', 'q1_end', 'q2'].includes(status);
  const pairOf = (figure: number): [number, number] => {
    const [, ofHome = 0, ofAway = 0] = stats.find(([type]) => type === figure) ?? [];
    return [ofHome, ofAway];
  };
  return {
    matchId: matchIdOf('basketball', id),
    version,
    status,
    minute: null,
    added: 0,
    score: isOn ? { home: pointsOf(home), away: pointsOf(away) } : null,
    half: isPastHalf ? { home: pointsOf(home.slice(0, 2)), away: pointsOf(away.slice(0, 2)) } : null,
    penalties: null,
    counts: null,
    ...(isOn && {
      detail: {
        basketball: {
          periods: periodsOf(status, home, away),
          clock,
          leads: [],
          fouls: pairOf(figures.fouls),
          timeouts: pairOf(figures.timeouts),
        },
      },
    }),
    events: [],
  };
}
