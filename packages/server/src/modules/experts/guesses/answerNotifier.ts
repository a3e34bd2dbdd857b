import type { Match, Sport } from '@pitchside/api/scores/matches';
import type { NoticeKind } from '@pitchside/api/messages/notices';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Platform } from '../../../platform/platform.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { byLanguage, localize, type Names } from '../../../text/local.ts';
import type { Matches } from '../../scores/matches/index.ts';
import type { Notices } from '../../messages/notices/index.ts';
import { guessAnswers, guessQuestions } from './guesses.tables.ts';
import { endOf, pointsFor } from './rules.ts';

/** Number of matches per run, and of members per transaction, so that nobody waits long. */
const [matchesARound, membersAtOnce] = [100, 200];

type Question = Pick<typeof guessQuestions.$inferSelect, 'id' | 'play' | 'outcomes' | 'state'>;

/** Summary of a member’s answers about one match. */
interface Sum {
  memberId: number;
  won: number;
  lost: number;
  points: number;
}

const kindOf = ({ won, lost }: Sum): NoticeKind => (won > 0 ? 'guess_won' : lost > 0 ? 'guess_lost' : 'guess_void');

/** Notifies members of the outcome of their guesses: one notice per member and match, however many questions they answered. */
export function createAnswerNotifier(
  { db, events }: Pick<Platform, 'db' | 'events'>,
  { matches, notices }: { matches: Pick<Matches, 'rowsById'>; notices: Pick<Notices, 'notify'> },
) {
  /** Locks the ended questions of a match, so that another node waits and finds all notified, and none is corrected meanwhile. */
  const held = (tx: Transaction, matchId: string): Promise<Question[]> =>
    tx
      .select({ id: guessQuestions.id, play: guessQuestions.play, outcomes: guessQuestions.outcomes, state: guessQuestions.state })
      .from(guessQuestions)
      .where(and(eq(guessQuestions.matchId, matchId), inArray(guessQuestions.state, ['settled', 'void'])))
      .orderBy(asc(guessQuestions.id))
      .for('update');

  /** Takes a batch of members who are not notified of some questions yet. */
  async function take(tx: Transaction, ids: readonly number[]): Promise<number[]> {
    const those = sql.param([...ids]);
    const { rows } = await tx.execute<{ member_id: string }>(sql`
      with taken as (
        select distinct member_id from ${guessAnswers} where question_id = any(${those}::bigint[]) and not is_told order by member_id limit ${membersAtOnce})
      update ${guessAnswers} a set is_told = true from taken where a.question_id = any(${those}::bigint[]) and a.member_id = taken.member_id
      returning a.member_id`);
    return [...new Set(rows.map((row) => Number(row.member_id)))];
  }

  /** Name of a match by its sides, in each language. */
  async function playedBy(tx: Transaction, matchId: string): Promise<{ sport: Sport; name: Names } | undefined> {
    const row = (await matches.rowsById([matchId], tx)).get(matchId);
    if (!row) return undefined;
    const match = byLanguage((language) => localize<Match>(row, language));
    return { sport: match.zh.sport, name: byLanguage((language) => `${match[language].home.name} – ${match[language].away.name}`) };
  }

  /** Notifies a batch of members about a match. Returns their number. */
  const notifyAnswers = (matchId: string) =>
    events.transaction(async (tx, emit) => {
      const questions = await held(tx, matchId);
      if (questions.length === 0) return 0;
      const ids = questions.map(({ id }) => id);
      const members = await take(tx, ids);
      if (members.length < membersAtOnce)
        await tx.update(guessQuestions).set({ isNotifying: false }).where(inArray(guessQuestions.id, ids));
      const match = members.length === 0 ? undefined : await playedBy(tx, matchId);
      if (!match) return 0;
      const answers = await tx
        .select({ memberId: guessAnswers.memberId, questionId: guessAnswers.questionId, side: guessAnswers.side })
        .from(guessAnswers)
        .where(and(inArray(guessAnswers.questionId, ids), inArray(guessAnswers.memberId, members)));
      const sums = new Map(members.map((memberId): [number, Sum] => [memberId, { memberId, won: 0, lost: 0, points: 0 }]));
      for (const { memberId, questionId, side } of answers) {
        const [question, sum] = [questions.find(({ id }) => id === questionId), sums.get(memberId)];
        const end = question?.outcomes ? endOf(question.outcomes, side) : 'void';
        if (!question || !sum || end === 'void') continue;
        sum[end] += 1;
        if (end === 'won') sum.points += pointsFor(question.play, match.sport);
      }
      await notices.notify(
        tx,
        emit,
        ...[...sums.values()].map((sum) => ({
          memberId: sum.memberId,
          kind: kindOf(sum),
          values: { name: match.name, sum: String(sum.points) },
          target: { type: 'guesses' as const },
          // A correction replaces the earlier notice.
          fold: `guess:${matchId}`,
        })),
      );
      return members.length;
    });

  return {
    /** Notifies all remaining members. Returns their number. */
    async run(): Promise<number> {
      const due = await db
        .selectDistinct({ matchId: guessQuestions.matchId })
        .from(guessQuestions)
        .where(sql`${guessQuestions.isNotifying}`)
        .limit(matchesARound);
      let all = 0;
      for (const { matchId } of due)
        for (;;) {
          const notified = await notifyAnswers(matchId);
          all += notified;
          if (notified < membersAtOnce) break;
        }
      return all;
    },
  };
}
