import { and, asc, desc, eq, gt, inArray, isNotNull, lt, lte, or, type SQL } from 'drizzle-orm';
import type { OddsMarket } from '@pitchside/api/scores/matches';
import { planSports } from '@pitchside/api/experts/plans';
import { createAccountRepository } from '../modules/member/account/index.ts';
import { guessAnswers, guessQuestions, sidesFor } from '../modules/experts/guesses/index.ts';
import { competitions, matches, statusesOf } from '../modules/scores/sport/index.ts';
import type { Platform } from '../platform/platform.ts';
import { randomFor, type Random } from '../platform/random.ts';
import { day, hour } from '../platform/retention.ts';
import type { Transaction } from '../ports/database/database.ts';
import { demoMembers } from './members.ts';
import { demoPeople, personMobile } from './rooms/people.data.ts';

/** Reach of past guesses in ms, the number of matches with questions, and how many of those the demo fan answered. */
const [back, asked, ofFan] = [24 * day, 30, 14];
/** Lowest tier with questions; below it only hot matches have some. */
const lowestTier = 2;
/** Least and most answers of the crowd to a question. */
const crowd = [3, 9] as const;
/** Usual total of a sport's matches, on the half goal or half point. */
const usualTotal = { football: 2.5, basketball: 220.5 } as const;

type Played = Pick<typeof matches.$inferSelect, 'id' | 'sport' | 'kickoffAt' | 'homeScore' | 'awayScore' | 'regular'>;

/**
 * Question about a finished match: the winner, sometimes the total, and a line that the result hit exactly where the home side won by one.
 */
function questionOf({ sport, homeScore, awayScore, regular }: Played, chance: Random): { play: OddsMarket; line: number | null } {
  const { home, away } = regular ?? { home: homeScore ?? 0, away: awayScore ?? 0 };
  if (sport === 'football' && home - away === 1 && chance.happens(0.4)) return { play: 'asian', line: 1 };
  return chance.happens(0.35)
    ? { play: 'size', line: usualTotal[sport === 'basketball' ? 'basketball' : 'football'] }
    : { play: 'european', line: null };
}

/**
 * Writes past guesses: the demo fan's and the crowd's on matches that are over, the crowd's on running ones. They are settled as all others
 * are.
 */
export function createPastGuesses({ db, clock, events }: Pick<Platform, 'db' | 'clock' | 'events'>) {
  const members = createAccountRepository(db);

  const listed = (...which: SQL[]) =>
    db
      .select({
        id: matches.id,
        sport: matches.sport,
        kickoffAt: matches.kickoffAt,
        homeScore: matches.homeScore,
        awayScore: matches.awayScore,
        regular: matches.regular,
      })
      .from(matches)
      .innerJoin(competitions, eq(competitions.id, matches.competitionId))
      .where(and(inArray(matches.sport, [...planSports]), or(eq(matches.isHot, true), lte(competitions.tier, lowestTier)), ...which))
      .orderBy(desc(matches.kickoffAt), asc(matches.id))
      .limit(600);
  const over = () =>
    listed(
      eq(matches.status, 'finished'),
      isNotNull(matches.homeScore),
      gt(matches.kickoffAt, clock.now() - back),
      lt(matches.kickoffAt, clock.now() - 3 * hour),
    );
  const running = () => listed(inArray(matches.status, statusesOf('playing')), gt(matches.kickoffAt, clock.now() - 3 * hour));

  /** Creates a question that was open until the kick-off, with the answers of `who`. */
  async function ask(
    tx: Transaction,
    { match, play, line }: { match: Played; play: OddsMarket; line: number | null },
    { who, isNotified }: { who: readonly number[]; isNotified: boolean },
    chance: Random,
  ): Promise<void> {
    const openedAt = match.kickoffAt - chance.between(26, 34) * hour;
    const [question] = await tx
      .insert(guessQuestions)
      .values({ matchId: match.id, play, line, state: 'open', closesAt: match.kickoffAt, openedBy: null, openedAt })
      .onConflictDoNothing()
      .returning({ id: guessQuestions.id });
    if (!question || who.length === 0) return;
    await tx.insert(guessAnswers).values(
      who.map((memberId) => ({
        questionId: question.id,
        memberId,
        side: chance.pick(sidesFor(play, match.sport)),
        isNotified,
        at: match.kickoffAt - chance.between(1, 24) * hour,
      })),
    );
  }

  return {
    /** Writes them once, as soon as enough matches lie behind. */
    async write(): Promise<void> {
      const fan = await members.userByMobile(`86-${demoMembers[0].mobile}`);
      if (!fan) return;
      const [known] = await db.select({ id: guessAnswers.questionId }).from(guessAnswers).where(eq(guessAnswers.memberId, fan.id)).limit(1);
      if (known) return;
      const rows = await over();
      if (rows.length < asked) return;
      const found = await Promise.all(demoPeople.map((_, index) => members.userByMobile(`86-${personMobile(index)}`)));
      const people = found.flatMap((each) => each?.id ?? []);
      const chance = randomFor('past guesses', fan.id);
      const chosen = chance.shuffled(rows).slice(0, asked);
      const some = () => chance.shuffled(people).slice(0, chance.between(...crowd));
      const now = await running();
      await events.transaction(async (tx) => {
        for (const [index, match] of chosen.entries()) {
          // They saw the result when the match ended: nobody is notified today.
          const answered = { who: [...(index < ofFan ? [fan.id] : []), ...some()], isNotified: true };
          await ask(tx, { match, ...questionOf(match, chance) }, answered, chance);
        }
        for (const match of now) await ask(tx, { match, play: 'european', line: null }, { who: some(), isNotified: false }, chance);
      });
    },
  };
}
