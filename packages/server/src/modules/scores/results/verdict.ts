import { and, eq, gt, inArray, lte, or, sql, type Column, type SQL } from 'drizzle-orm';
import type { MatchStatus } from '@pitchside/api/scores/matches';
import { day } from '../../../platform/retention.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { matches } from '../sport/index.ts';
import { matchResults } from './results.tables.ts';
import type { Score } from './score.ts';

/** A match postponed by more than this counts as another match: plans and guesses on it are cancelled. */
const moved = day;
/** Age after which a match does not continue: its result counts without a waiting time. */
const old = day / 2;
/** Time during which a result may be corrected, ms. */
const again = 30 * day;

const off: readonly MatchStatus[] = ['postponed', 'cancelled', 'abandoned'];

/** State of a match to settle by. */
export interface Played {
  status: (typeof matches.$inferSelect)['status'];
  kickoffAt: number;
  version: number;
  updatedAt: number;
  minute: number | null;
  /** Score for settlements: after ninety minutes in football; null while there is none. */
  score: Score | null;
  /** Score with extra time. */
  whole: Score | null;
}

/** State of a plan or guess on a match: the kick-off known at the time, and the version it was settled by; null before. */
export interface Resting {
  isOpen: boolean;
  kickoffAt: number;
  settledVersion: number | null;
}

/** Columns of a table of plans or guesses on matches; `isOpen` and `isSettled` are conditions on its rows. */
export interface RestingColumns {
  isOpen: SQL | undefined;
  isSettled: SQL | undefined;
  kickoffAt: Column;
  settledAt: Column;
  settledVersion: Column;
}

/** Reads the match of a plan or guess. */
export async function playedOf(tx: Transaction, matchId: string): Promise<Played | undefined> {
  const [row] = await tx.select().from(matches).where(eq(matches.id, matchId));
  if (!row) return undefined;
  const { status, kickoffAt, version, updatedAt, minute, homeScore, awayScore } = row;
  const whole = homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore };
  // Extra time does not count for settlements in football.
  return { status, kickoffAt, version, updatedAt, minute, score: row.regular ?? whole, whole };
}

/**
 * Result of a match for a plan or guess on it: cancelled, the score to settle by for the first time or again, or undefined for nothing to
 * do.
 * @param hold time for which a final status must stand, ms
 */
export function verdictOf(
  played: Played,
  { isOpen, kickoffAt, settledVersion }: Resting,
  now: number,
  hold: number,
): 'off' | Score | undefined {
  if (isOpen && (off.includes(played.status) || Math.abs(played.kickoffAt - kickoffAt) > moved)) return 'off';
  const isNews = settledVersion === null || played.version > settledVersion;
  const stands = played.updatedAt <= now - hold || (isOpen && played.kickoffAt <= now - old);
  return played.status === 'finished' && stands && isNews ? (played.score ?? undefined) : undefined;
}

/** Whether an operator has yet to decide on the result. */
const isHeld = sql`exists (select from ${matchResults} r where r.match_id = ${matches.id} and r.state = 'held' and r.version = ${matches.version})`;

/**
 * Condition for rows, joined with their matches, that `verdictOf` may act on. Skips held results, so that they do not keep others waiting.
 */
export const mayEnd = (
  { isOpen, isSettled, kickoffAt, settledAt, settledVersion }: RestingColumns,
  now: number,
  hold: number,
): SQL | undefined =>
  and(
    sql`not ${isHeld}`,
    or(
      and(
        isOpen,
        or(
          and(eq(matches.status, 'finished'), or(lte(matches.updatedAt, now - hold), lte(matches.kickoffAt, now - old))),
          inArray(matches.status, [...off]),
          sql`abs(${matches.kickoffAt} - ${kickoffAt}) > ${moved}`,
        ),
      ),
      and(
        isSettled,
        gt(settledAt, now - again),
        eq(matches.status, 'finished'),
        lte(matches.updatedAt, now - hold),
        gt(matches.version, settledVersion),
      ),
    ),
  );
