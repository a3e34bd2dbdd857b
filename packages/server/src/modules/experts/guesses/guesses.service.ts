import { msg } from '@lingui/core/macro';
import type { GuessQuestion, GuessStanding, GuessTotals } from '@pitchside/api/experts/guesses';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { idNumberOrNone } from '../../../platform/idNumber.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordSpan } from '../../../platform/recordSpan.ts';
import { monthAt } from '../../../platform/serverDay.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { Localizable } from '../../../text/local.ts';
import { describePerson } from '../../member/follow/index.ts';
import type { Matches } from '../../scores/matches/index.ts';
import { createGuessesRepository, type QuestionRow } from './guesses.repository.ts';
import { endOf, pointsFor, sidesFor } from './rules.ts';

export const texts = {
  gone: msg`没有找到这个问题`,
  late: msg`比赛已经开始，不能再猜`,
  closed: msg`这个问题已经停止`,
  side: msg`这个问题没有这个选项`,
  again: msg`每个问题只能猜一次`,
};

export type Served = 'guessList' | 'answerGuess' | 'guessRecords' | 'guessLadder';

type Answering = (tx: Transaction, memberId: number, id: number, side: GuessQuestion['sides'][number]['side']) => Promise<void>;

export interface Guessing {
  handlers: Pick<Handlers, Served>;
  /** Questions as visible to a member; leaves out those of unknown matches. */
  describe(rows: readonly QuestionRow[], viewer: number | undefined): Promise<Localizable<GuessQuestion>[]>;
  /**
   * Answers for a member inside a transaction.
   * @throws CallError when the rules refuse it
   */
  answer: Answering;
}

/** Guesses without stakes: questions about matches, one answer per member, records, and the ladder of a season. */
export function createGuessing(
  { db, events, clock }: Platform,
  { matches }: { matches: Pick<Matches, 'rowsById'> },
  repository = createGuessesRepository(db),
): Guessing {
  async function describe(rows: readonly QuestionRow[], viewer: number | undefined): Promise<Localizable<GuessQuestion>[]> {
    const ids = rows.map(({ id }) => id);
    const [played, counts, mine] = await Promise.all([
      matches.rowsById([...new Set(rows.map(({ matchId }) => matchId))]),
      repository.countsOf(ids),
      viewer === undefined ? undefined : repository.answersOf(viewer, ids),
    ]);
    return rows.flatMap((row) => {
      const match = played.get(row.matchId);
      if (!match) return [];
      const { id, play, line, state, outcomes, closesAt } = row;
      const own = mine?.get(id) ?? null;
      const isOpen = state === 'open' && match.status === 'scheduled' && Math.min(closesAt, match.kickoff_at) > clock.now();
      const of = counts.get(id) ?? {};
      const sport = match.sport === 'football' ? 'football' : 'basketball';
      const sides = sidesFor(play, sport);
      return [
        {
          id: String(id),
          match,
          play,
          line,
          // The answers of others stay hidden until the member has answered, so that nobody follows the crowd.
          sides: sides.map((side) => ({
            side,
            count: own !== null || !isOpen ? (of[side] ?? 0) : null,
            outcome: outcomes?.[side] ?? null,
          })),
          points: pointsFor(play, sport),
          closes_at: closesAt,
          state,
          is_open: isOpen,
          answers: sides.reduce((sum, side) => sum + (of[side] ?? 0), 0),
          mine: own,
        },
      ];
    });
  }

  const answer: Answering = async (tx, memberId, id, side) => {
    const row = await repository.hold(tx, id, 'share');
    const kickoff = row && (await repository.kickoffOf(tx, row.matchId));
    if (!row || !kickoff) throw new CallError(texts.gone);
    if (!sidesFor(row.play, kickoff.sport).includes(side)) throw new CallError(texts.side);
    const before = (await repository.answersOf(memberId, [id], tx)).get(id);
    if (before === side) return;
    if (before !== undefined) throw new CallError(texts.again);
    const isLate = !kickoff.isWaiting || Math.min(kickoff.kickoffAt, row.closesAt) <= clock.now();
    if (row.state !== 'open') throw new CallError(row.state === 'stopped' ? texts.closed : texts.late);
    if (isLate) throw new CallError(texts.late);
    if (await repository.answer(tx, { questionId: id, memberId, side, at: clock.now() })) return;
    // The second of two concurrent answers.
    if ((await repository.answersOf(memberId, [id], tx)).get(id) !== side) throw new CallError(texts.again);
  };

  const standing = ({ score, user }: Awaited<ReturnType<typeof repository.ladder>>[number], place: number): Localizable<GuessStanding> => ({
    place,
    user: describePerson(user),
    points: score.points,
    won: score.won,
    settled: score.settled,
  });

  return {
    describe,
    answer,
    handlers: {
      async guessList({ match, sport, page, limit }, { member }) {
        const { list, total } = await repository.list({ now: clock.now(), match, sport }, (page - 1) * limit, limit);
        return { list: await describe(list, member?.id), total, page, limit };
      },
      async answerGuess({ id, side }, { member }) {
        const number = idNumberOrNone(id);
        await events.transaction((tx) => answer(tx, member.id, number, side));
        const row = await repository.find(number);
        const [question] = row ? await describe([row], member.id) : [];
        if (!question) throw new CallError(texts.gone);
        return question;
      },
      async guessRecords({ state, from, to, page, limit }, { member }) {
        const span = recordSpan(clock.now(), { from, to });
        const { list, sums } = await repository.records(member.id, span, state, (page - 1) * limit, limit);
        const totals: GuessTotals = { answered: 0, pending: 0, won: 0, lost: 0, void: 0, stopped: 0, points: 0 };
        for (const { state: each, sport, play, total } of sums) {
          totals.answered += total;
          totals[each as 'won'] += total;
          if (each === 'won') totals.points += total * pointsFor(play, sport);
        }
        const questions = new Map(
          (
            await describe(
              list.map(({ row }) => row),
              member.id,
            )
          ).map((question) => [question.id, question]),
        );
        const items = list.flatMap(({ row, at, side, state: ended }) => {
          const question = questions.get(String(row.id));
          const isWon = row.outcomes !== null && endOf(row.outcomes, side) === 'won';
          return question ? [{ question, at, state: ended, points: isWon ? question.points : 0 }] : [];
        });
        const { answered, pending, stopped } = totals;
        const found = state === undefined ? answered : state === 'settled' ? answered - pending - stopped : totals[state];
        return { list: items, total: found, page, limit, ...span.days, totals };
      },
      async guessLadder({ season = monthAt(clock.now()), limit }, { member }) {
        const [list, mine] = await Promise.all([
          repository.ladder(season, limit),
          member ? repository.standing(season, member.id) : undefined,
        ]);
        return { season, list: list.map((row, index) => standing(row, index + 1)), mine: mine ? standing(mine, mine.before + 1) : null };
      },
    },
  };
}
