import { and, eq, gt, inArray, lte, or, sql, type Column, type SQL } from 'drizzle-orm';
import type { MatchStatus } from '@pitchside/api/matches';
import { day } from '../../platform/retention.ts';
import type { Transaction } from '../../ports/database/database.ts';
import { matches } from '../sport/index.ts';
import type { Score } from './settle.ts';

/** A match that is moved by more than this is another match: what rests on it is off. */
const moved = day;
/** A match that began so long ago does not go on: its result need not stand first. */
const old = day / 2;
/** How long a result may be corrected. */
const again = 30 * day;

const off: readonly MatchStatus[] = ['postponed', 'cancelled', 'abandoned'];

/** What is known of a match that something rests on. */
export interface Played {
  status: (typeof matches.$inferSelect)['status'];
  kickoffAt: number;
  version: number;
  updatedAt: number;
  /** By which bets are settled: of football after ninety minutes; null while there is none. */
  score: Score | null;
}

/** What rests on a match: when it was to begin then, and by which version it was settled; null before. */
export interface Resting {
  isOpen: boolean;
  kickoffAt: number;
  settledVersion: number | null;
}

/** Columns of a table of things that rest on matches; `isOpen` and `isSettled` say which rows are either. */
export interface RestingColumns {
  isOpen: SQL | undefined;
  isSettled: SQL | undefined;
  kickoffAt: Column;
  settledAt: Column;
  settledVersion: Column;
}

/** Reads the match that something rests on. */
export async function playedOf(tx: Transaction, matchId: string): Promise<Played | undefined> {
  const [row] = await tx.select().from(matches).where(eq(matches.id, matchId));
  if (!row) return undefined;
  const { status, kickoffAt, version, updatedAt, homeScore, awayScore } = row;
  // Extra time is no part of what football is settled by.
  const score = row.regular ?? (homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore });
  return { status, kickoffAt, version, updatedAt, score };
}

/** What a match means for what rests on it: that it is off, the score to settle by for the first time or anew, or undefined where there is nothing to do. @param hold how long a final status has to stand, ms */
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

/** Rows, joined with their matches, for which `verdictOf` may have something to say. */
export const mayEnd = (
  { isOpen, isSettled, kickoffAt, settledAt, settledVersion }: RestingColumns,
  now: number,
  hold: number,
): SQL | undefined =>
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
  );
