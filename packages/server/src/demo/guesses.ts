import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { createAccountRepository } from '../modules/member/account/index.ts';
import { guessAnswers, guessQuestions, sidesFor, type Guessing } from '../modules/experts/guesses/index.ts';
import { matches } from '../modules/scores/sport/index.ts';
import { CallError } from '../platform/callError.ts';
import type { Platform } from '../platform/platform.ts';
import { randomFor } from '../platform/random.ts';
import { hour } from '../platform/retention.ts';
import { createPastGuesses } from './pastGuesses.ts';
import { demoPeople, personMobile } from './rooms/people.data.ts';

/** Questions that are answered in one round, members who answer each in one, and most answers to one. */
const [questionsAtOnce, peopleAtOnce, most] = [12, 3, 40];

/** Guesses of demo members, for fun: on past matches once, then a few at a time on open questions. */
export function createDemoGuesses({ db, clock, events }: Pick<Platform, 'db' | 'clock' | 'events'>, guesses: Pick<Guessing, 'answer'>) {
  const members = createAccountRepository(db);
  const past = createPastGuesses({ db, clock, events });
  const answered = sql<number>`(select count(*)::int from ${guessAnswers} a where a.question_id = ${guessQuestions.id})`;
  return {
    /** Adds a few more answers, after those of the past. */
    async answer(): Promise<void> {
      await past.write();
      const open = await db
        .select({ id: guessQuestions.id, play: guessQuestions.play, sport: matches.sport, answered })
        .from(guessQuestions)
        .innerJoin(matches, eq(matches.id, guessQuestions.matchId))
        .where(
          and(
            eq(guessQuestions.state, 'open'),
            gt(guessQuestions.closesAt, clock.now() + hour / 60),
            eq(matches.status, 'scheduled'),
            sql`${answered} < ${most}`,
          ),
        )
        .orderBy(asc(answered), asc(guessQuestions.closesAt), asc(guessQuestions.id))
        .limit(questionsAtOnce);
      for (const { id, play, sport, answered: before } of open)
        for (let index = 0; index < peopleAtOnce; index += 1) {
          const chance = randomFor('guess', id, before + index);
          const who = await members.userByMobile(`86-${personMobile(chance.between(0, demoPeople.length - 1))}`);
          if (!who) continue;
          await events
            .transaction((tx) => guesses.answer(tx, who.id, id, chance.pick(sidesFor(play, sport))))
            .catch((error: unknown) => {
              // They had answered, or it kicked off meanwhile.
              if (!(error instanceof CallError)) throw error;
            });
        }
    },
  };
}
