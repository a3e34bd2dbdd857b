import { isDeepStrictEqual } from 'node:util';
import { and, asc, desc, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { planSports } from '@pitchside/api/experts/plans';
import type { Sport } from '@pitchside/api/scores/matches';
import type { Platform } from '../../../platform/platform.ts';
import { day, hour } from '../../../platform/retention.ts';
import { monthAt, nextMonth } from '../../../platform/serverDay.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { Matches } from '../../scores/matches/index.ts';
import { mayEnd, type Results } from '../../scores/results/index.ts';
import { competitions, matches as matchRows } from '../../scores/sport/index.ts';
import type { GuessesRepository, QuestionRow } from './guesses.repository.ts';
import { guessAnswers, guessQuestions, guessScores, type Outcomes } from './guesses.tables.ts';
import { countedBy, outcomesOf, pointsFor, sidesFor } from './rules.ts';

/** Number of questions settled, and of matches with new questions, per run. */
const [questionsARound, matchesARound] = [200, 40];
/** Template questions: how long before kick-off they open, until when at the latest (ms), and the first competition tier without them. */
const [ahead, latest, lowestTier] = [36 * hour, hour / 6, 2];
/** Retention of a season's ladder after its end, ms. */
const ladderRetention = 400 * day;

/** Settlement of questions and answers after the match, and creation of questions from templates. */
export function createSettling(
  { db, events, clock, settings }: Platform,
  repository: GuessesRepository,
  { matches, results }: { matches: Pick<Matches, 'oddsOf'>; results: Pick<Results, 'endOf'> },
) {
  const hold = settings.planHold * 1_000;

  /** Adds the change of each side's contribution to the ladder. */
  async function count(tx: Transaction, row: QuestionRow, sport: Sport, outcomes: Outcomes): Promise<void> {
    const points = pointsFor(row.play, sport);
    const [season, forgetAt] = [monthAt(row.closesAt), nextMonth(row.closesAt) + ladderRetention];
    for (const side of sidesFor(row.play, sport)) {
      const [before, after] = [countedBy(row.outcomes, side, points), countedBy(outcomes, side, points)];
      const gained = { points: after.points - before.points, won: after.won - before.won, settled: after.settled - before.settled };
      if (Object.values(gained).every((each) => each === 0)) continue;
      // Creates the rows first: the negative part of a correction cannot be in a new row.
      await tx.execute(sql`
        insert into ${guessScores} (season, member_id, points, won, settled, forget_at)
        select ${season}, member_id, 0, 0, 0, ${forgetAt}::bigint from ${guessAnswers}
        where question_id = ${row.id} and side = ${side} order by member_id on conflict (season, member_id) do nothing`);
      await tx.execute(sql`
        with those as (
          select s.member_id from ${guessScores} s join ${guessAnswers} a on a.member_id = s.member_id and a.question_id = ${row.id} and a.side = ${side}
          where s.season = ${season} order by s.member_id for update of s)
        update ${guessScores} s set points = s.points + ${gained.points}::int, won = s.won + ${gained.won}::int, settled = s.settled + ${gained.settled}::int
        from those where s.season = ${season} and s.member_id = those.member_id`);
    }
  }

  const end = (id: number) =>
    events.transaction(async (tx) => {
      const row = await repository.hold(tx, id, 'update');
      if (!row || (row.state !== 'open' && row.state !== 'settled')) return false;
      const isOpen = row.state === 'open';
      const found = await results.endOf(tx, row.matchId, { isOpen, kickoffAt: row.closesAt, settledVersion: row.settledVersion });
      if (!found) return false;
      const { verdict, version } = found;
      const at = clock.now();
      if (verdict === 'off' && !isOpen) {
        await repository.change(tx, id, { settledVersion: version });
        return false;
      }
      if (verdict === 'off') {
        await repository.change(tx, id, { state: 'void', settledAt: at, isNotifying: true });
        return true;
      }
      const [match] = await tx.select({ sport: matchRows.sport }).from(matchRows).where(eq(matchRows.id, row.matchId));
      if (!match) return false;
      const outcomes = outcomesOf(row, match.sport, verdict);
      await count(tx, row, match.sport, outcomes);
      const isNews = !isDeepStrictEqual(outcomes, row.outcomes);
      // Members who were notified of an outcome are notified again when it changes.
      if (isNews && !isOpen) await repository.resetNotified(tx, id);
      await repository.change(tx, id, {
        state: 'settled',
        ...(isNews && { isNotifying: true }),
        outcomes,
        settledVersion: version,
        ...(isOpen && { settledAt: at }),
      });
      return true;
    });

  return {
    /** Settles finished questions, voids cancelled ones, and recounts corrected ones. Returns the number of changed questions. */
    async settle(): Promise<number> {
      const { state, closesAt: kickoffAt, settledAt, settledVersion } = guessQuestions;
      const of = { isOpen: eq(state, 'open'), isSettled: eq(state, 'settled'), kickoffAt, settledAt, settledVersion };
      const due = await db
        .select({ id: guessQuestions.id })
        .from(guessQuestions)
        .innerJoin(matchRows, eq(matchRows.id, guessQuestions.matchId))
        .where(mayEnd(of, clock.now(), hold))
        .orderBy(asc(guessQuestions.closesAt), asc(guessQuestions.id))
        .limit(questionsARound);
      let changed = 0;
      for (const { id } of due) if (await end(id)) changed += 1;
      return changed;
    },
    /** Creates template questions for important upcoming matches: the winner, and over or under half a goal beside the main line. */
    async ask(): Promise<number> {
      const now = clock.now();
      const unasked = (...plays: (typeof guessQuestions.$inferSelect)['play'][]) =>
        sql<boolean>`(select count(*) from ${guessQuestions} q
          where q.match_id = ${matchRows.id} and q.opened_by is null and ${inArray(sql`q.play`, plays)}) < ${plays.length}`;
      const coming = await db
        .select({ id: matchRows.id, kickoffAt: matchRows.kickoffAt })
        .from(matchRows)
        .innerJoin(competitions, eq(competitions.id, matchRows.competitionId))
        .where(
          and(
            eq(matchRows.status, 'scheduled'),
            inArray(matchRows.sport, [...planSports]),
            gt(matchRows.kickoffAt, now + latest),
            lt(matchRows.kickoffAt, now + ahead),
            or(eq(matchRows.isHot, true), lte(competitions.tier, lowestTier)),
            unasked('european', 'size'),
          ),
        )
        // Matches without questions come first: prices of others may be days away.
        .orderBy(desc(unasked('european')), desc(matchRows.isHot), asc(competitions.tier), asc(matchRows.kickoffAt), asc(matchRows.id))
        .limit(matchesARound);
      const odds = await matches.oddsOf(coming.map(({ id }) => id));
      let asked = 0;
      for (const { id, kickoffAt } of coming) {
        const base = { matchId: id, state: 'open' as const, closesAt: kickoffAt, openedBy: null, openedAt: now };
        const line = odds.get(id)?.find((row) => row[2]?.[1])?.[2]?.[1]?.[1];
        if (await repository.add(db, { ...base, play: 'european', line: null })) asked += 1;
        // With a half-goal line no answer is void.
        if (line != null && (await repository.add(db, { ...base, play: 'size', line: Math.floor(line) + 0.5 }))) asked += 1;
      }
      return asked;
    },
  };
}
export type Settling = ReturnType<typeof createSettling>;
