import { and, asc, count, desc, eq, gt, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { GuessFilter, GuessTotals } from '@pitchside/api/experts/guesses';
import { matchPhase, type Sport } from '@pitchside/api/scores/matches';
import type { PickSide, PlanSport } from '@pitchside/api/experts/plans';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { users } from '../../member/member/index.ts';
import { matches } from '../../scores/sport/index.ts';
import { guessAnswers, guessQuestions, guessScores } from './guesses.tables.ts';

type From = Database | Transaction;
export type QuestionRow = typeof guessQuestions.$inferSelect;

/** Filter of a list of questions. */
export interface QuestionFilter {
  now: number;
  match?: string | undefined;
  sport?: PlanSport | undefined;
}

/** Outcome of an answer, derived from its question. */
const end = sql<string>`case ${guessQuestions.state} when 'open' then 'pending' when 'stopped' then 'stopped' when 'void' then 'void'
  else case ${guessQuestions.outcomes} ->> ${guessAnswers.side} when 'won' then 'won' when 'half_won' then 'won' when 'void' then 'void' else 'lost' end end`;

/** SQL of questions and answers. */
export function createGuessesRepository(db: Database) {
  async function page(where: SQL | undefined, order: readonly SQL[], offset: number, limit: number) {
    const from = db.select({ row: guessQuestions }).from(guessQuestions).innerJoin(matches, eq(matches.id, guessQuestions.matchId));
    const total = db.select({ total: count() }).from(guessQuestions).innerJoin(matches, eq(matches.id, guessQuestions.matchId));
    const [list, [all]] = await Promise.all([
      from
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
      total.where(where),
    ]);
    return { list: list.map(({ row }) => row), total: all?.total ?? 0 };
  }

  return {
    async find(id: number): Promise<QuestionRow | undefined> {
      const [row] = await db.select().from(guessQuestions).where(eq(guessQuestions.id, id));
      return row;
    },
    /** Locks a question: shared for answers, exclusively for its end. */
    async hold(tx: Transaction, id: number, how: 'share' | 'update'): Promise<QuestionRow | undefined> {
      const [row] = await tx.select().from(guessQuestions).where(eq(guessQuestions.id, id)).for(how);
      return row;
    },
    /** Sport of a question’s match, whether it has not begun, and its kick-off. */
    async kickoffOf(tx: Transaction, matchId: string): Promise<{ sport: Sport; isWaiting: boolean; kickoffAt: number } | undefined> {
      const { status, kickoffAt, sport } = matches;
      const [row] = await tx.select({ status, kickoffAt, sport }).from(matches).where(eq(matches.id, matchId));
      return row && { sport: row.sport, isWaiting: matchPhase(row.status) === 'before', kickoffAt: row.kickoffAt };
    },
    list: ({ now, match, sport }: QuestionFilter, offset: number, limit: number) =>
      page(
        match === undefined
          ? and(
              eq(guessQuestions.state, 'open'),
              gt(guessQuestions.closesAt, now),
              eq(matches.status, 'scheduled'),
              sport && eq(matches.sport, sport),
            )
          : and(eq(guessQuestions.matchId, match), sport && eq(matches.sport, sport)),
        [asc(guessQuestions.closesAt), asc(guessQuestions.matchId), asc(guessQuestions.id)],
        offset,
        limit,
      ),
    inState: (state: QuestionRow['state'], offset: number, limit: number) =>
      page(
        eq(guessQuestions.state, state),
        [
          state === 'open' ? asc(guessQuestions.closesAt) : desc(guessQuestions.closesAt),
          asc(guessQuestions.matchId),
          asc(guessQuestions.id),
        ],
        offset,
        limit,
      ),
    /** Number of answers per side, by question. */
    async countsOf(ids: readonly number[]): Promise<Map<number, Partial<Record<PickSide, number>>>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select({ id: guessAnswers.questionId, side: guessAnswers.side, total: count() })
        .from(guessAnswers)
        .where(inArray(guessAnswers.questionId, [...ids]))
        .groupBy(guessAnswers.questionId, guessAnswers.side);
      const found = new Map<number, Partial<Record<PickSide, number>>>();
      for (const { id, side, total } of rows) found.set(id, { ...found.get(id), [side]: total });
      return found;
    },
    /** Answers of a member, by question. */
    async answersOf(memberId: number, ids: readonly number[], from: From = db): Promise<Map<number, PickSide>> {
      if (ids.length === 0) return new Map();
      const rows = await from
        .select({ id: guessAnswers.questionId, side: guessAnswers.side })
        .from(guessAnswers)
        .where(and(eq(guessAnswers.memberId, memberId), inArray(guessAnswers.questionId, [...ids])));
      return new Map(rows.map(({ id, side }) => [id, side]));
    },
    /** Stores an answer; false if the member has already answered. */
    async answer(tx: Transaction, values: typeof guessAnswers.$inferInsert): Promise<boolean> {
      const added = await tx.insert(guessAnswers).values(values).onConflictDoNothing().returning({ id: guessAnswers.questionId });
      return added.length > 0;
    },
    /** Adds a question; undefined where the match already has one of this market. */
    async add(from: From, values: typeof guessQuestions.$inferInsert): Promise<QuestionRow | undefined> {
      const [added] = await from.insert(guessQuestions).values(values).onConflictDoNothing().returning();
      return added;
    },
    /** Marks the answers of a question as not notified, after a change of its outcome. */
    async resetNotified(tx: Transaction, id: number): Promise<void> {
      await tx.update(guessAnswers).set({ isNotified: false }).where(eq(guessAnswers.questionId, id));
    },
    async change(tx: Transaction, id: number, values: Partial<typeof guessQuestions.$inferInsert>): Promise<void> {
      await tx.update(guessQuestions).set(values).where(eq(guessQuestions.id, id));
    },
    /** A member's answers in a time span and state, with totals of the span by state. */
    async records(memberId: number, span: { from: number; to: number }, state: GuessFilter | undefined, offset: number, limit: number) {
      const mine = and(eq(guessAnswers.memberId, memberId), gte(guessAnswers.at, span.from), lt(guessAnswers.at, span.to));
      const wanted =
        state === undefined ? undefined : state === 'settled' ? sql`${end} in ('won', 'lost', 'void')` : sql`${end} = ${state}`;
      const [list, sums] = await Promise.all([
        db
          .select({ row: guessQuestions, side: guessAnswers.side, at: guessAnswers.at, state: end })
          .from(guessAnswers)
          .innerJoin(guessQuestions, eq(guessQuestions.id, guessAnswers.questionId))
          .where(and(mine, wanted))
          .orderBy(desc(guessAnswers.at), desc(guessAnswers.questionId))
          .limit(limit)
          .offset(offset),
        db
          .select({ state: end, sport: matches.sport, play: guessQuestions.play, total: count() })
          .from(guessAnswers)
          .innerJoin(guessQuestions, eq(guessQuestions.id, guessAnswers.questionId))
          .innerJoin(matches, eq(matches.id, guessQuestions.matchId))
          .where(mine)
          .groupBy(sql`1`, matches.sport, guessQuestions.play),
      ]);
      return { list: list as ((typeof list)[number] & { state: keyof Omit<GuessTotals, 'answered' | 'points'> })[], sums };
    },
    async ladder(season: string, limit: number) {
      return db
        .select({
          score: guessScores,
          user: { id: users.id, nickname: users.nickname, avatar: users.avatar, level: users.level, isAnchor: users.isAnchor },
        })
        .from(guessScores)
        .innerJoin(users, eq(users.id, guessScores.memberId))
        .where(and(eq(guessScores.season, season), gt(guessScores.points, 0)))
        .orderBy(desc(guessScores.points), desc(guessScores.won), asc(guessScores.settled), asc(guessScores.memberId))
        .limit(limit);
    },
    /** Place of a member in a season; undefined without points. */
    async standing(season: string, memberId: number) {
      const [row] = await db
        .select({
          score: guessScores,
          user: { id: users.id, nickname: users.nickname, avatar: users.avatar, level: users.level, isAnchor: users.isAnchor },
          before: sql<number>`(select count(*)::int from ${guessScores} o where o.season = ${season} and
            (o.points, o.won, -o.settled, -o.member_id) > (${guessScores.points}, ${guessScores.won}, -${guessScores.settled}, -${guessScores.memberId}))`,
        })
        .from(guessScores)
        .innerJoin(users, eq(users.id, guessScores.memberId))
        .where(and(eq(guessScores.season, season), eq(guessScores.memberId, memberId), gt(guessScores.points, 0)));
      return row;
    },
  };
}
export type GuessesRepository = ReturnType<typeof createGuessesRepository>;
