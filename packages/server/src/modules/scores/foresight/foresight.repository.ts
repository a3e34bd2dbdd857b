import type { VotePick } from '@pitchside/api/scores/foresight';
import type { Sport } from '@pitchside/api/scores/matches';
import { and, asc, count, desc, eq, gte, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { statusesOf, competitions, matches } from '../sport/index.ts';
import { selectRows, type MatchRow } from '../matches/index.ts';
import { matchVotes } from './foresight.tables.ts';

/** Number of results in a team's form, and of head-to-head matches. */
const [formLength, meetingsLength] = [5, 10] as const;
/** Maximum age of a result that counts as form, ms. */
const formReach = 400 * 86_400_000;

/** A finished match for forecasts. */
export interface PastMatch extends Record<string, unknown> {
  home_id: string;
  away_id: string;
  home_score: number;
  away_score: number;
}

/** A match with a member's vote and a result. */
export interface DecidedVote {
  matchId: string;
  pick: VotePick;
  homeScore: number;
  awayScore: number;
}

const off = statusesOf('off');

/** Columns of the match that a vote needs. */
const asked = { sport: matches.sport, detail: matches.detail, status: matches.status, kickoffAt: matches.kickoffAt };

/** SQL of votes, and of the data for forecasts. */
export function createForesightRepository(db: Database) {
  return {
    async list(from: number, until: number, sport: Sport | undefined, limit: number): Promise<{ rows: MatchRow[]; total: number }> {
      const where = and(
        gte(matches.kickoffAt, from),
        lt(matches.kickoffAt, until),
        notInArray(matches.status, off),
        sport && eq(matches.sport, sport),
      );
      const rows = await selectRows(db)
        .where(where)
        .orderBy(
          desc(inArray(matches.status, statusesOf('before'))),
          desc(matches.isHot),
          asc(competitions.tier),
          asc(matches.kickoffAt),
          asc(matches.id),
        )
        .limit(limit);
      const [counted] = await db.select({ total: count() }).from(matches).where(where);
      return { rows, total: counted?.total ?? 0 };
    },
    /** Latest finished matches before an instant, newest first: a limited number per team. */
    async formOf(teams: readonly string[], before: number): Promise<Map<string, PastMatch[]>> {
      if (teams.length === 0) return new Map();
      const { rows } = await db.execute<PastMatch & { team: string }>(sql`
        select team, home_id, away_id, home_score, away_score from (
          select t.team, m.home_id, m.away_id, m.home_score, m.away_score, m.kickoff_at, m.id, row_number() over (partition by t.team order by m.kickoff_at desc, m.id) as place
          from ${matches} as m join unnest(array[${sql.join(
            teams.map((team) => sql`${team}`),
            sql`, `,
          )}]::text[]) as t (team) on t.team in (m.home_id, m.away_id)
          where m.status = 'finished' and m.home_score is not null and m.away_score is not null and m.kickoff_at < ${before} and m.kickoff_at >= ${before - formReach}) as ranked
        where place <= ${formLength} order by team, place`);
      return Map.groupBy(rows, ({ team }) => team);
    },
    /** Last meetings of pairs of teams before an instant, newest first; keys are `one two` in the requested order. */
    async meetingsOf(pairs: readonly (readonly [string, string])[], before: number): Promise<Map<string, PastMatch[]>> {
      if (pairs.length === 0) return new Map();
      const { rows } = await db.execute<PastMatch & { pair: string }>(sql`
        select pair, home_id, away_id, home_score, away_score from (
          select p.one || ' ' || p.two as pair, m.home_id, m.away_id, m.home_score, m.away_score, m.kickoff_at, row_number() over (partition by p.one, p.two order by m.kickoff_at desc, m.id) as place
          from ${matches} as m join (values ${sql.join(
            pairs.map(([one, two]) => sql`(${one}, ${two})`),
            sql`, `,
          )}) as p (one, two)
            on (m.home_id = p.one and m.away_id = p.two) or (m.home_id = p.two and m.away_id = p.one)
          where m.status = 'finished' and m.home_score is not null and m.away_score is not null and m.kickoff_at < ${before}) as ranked
        where place <= ${meetingsLength} order by pair, place`);
      return Map.groupBy(rows, ({ pair }) => pair);
    },
    /** Votes on matches, by match and pick. */
    async votes(ids: readonly string[], from: Database | Transaction = db): Promise<{ matchId: string; pick: VotePick; total: number }[]> {
      if (ids.length === 0) return [];
      return from
        .select({ matchId: matchVotes.matchId, pick: matchVotes.pick, total: count() })
        .from(matchVotes)
        .where(sql`${matchVotes.matchId} in ${[...ids]}`)
        .groupBy(matchVotes.matchId, matchVotes.pick);
    },
    /** Votes of a member, by match. */
    async votesOf(userId: number, ids: readonly string[]): Promise<Map<string, VotePick>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select({ matchId: matchVotes.matchId, pick: matchVotes.pick })
        .from(matchVotes)
        .where(and(eq(matchVotes.userId, userId), sql`${matchVotes.matchId} in ${[...ids]}`));
      return new Map(rows.map(({ matchId, pick }) => [matchId, pick]));
    },
    async match(id: string) {
      const [row] = await db.select(asked).from(matches).where(eq(matches.id, id));
      return row;
    },
    /** Locks the match of a vote, so that it does not begin before the vote is stored. */
    async matchInVote(id: string, tx: Transaction) {
      const [row] = await tx.select(asked).from(matches).where(eq(matches.id, id)).for('share');
      return row;
    },
    /** Stores a vote. Returns the one that counts: the first. */
    async vote(tx: Transaction, row: typeof matchVotes.$inferInsert): Promise<VotePick> {
      await tx.insert(matchVotes).values(row).onConflictDoNothing();
      const [standing] = await tx
        .select({ pick: matchVotes.pick })
        .from(matchVotes)
        .where(and(eq(matchVotes.userId, row.userId), eq(matchVotes.matchId, row.matchId)));
      return standing?.pick ?? row.pick;
    },
    /** Stores many votes; skips existing ones. */
    async addMany(rows: readonly (typeof matchVotes.$inferInsert)[]): Promise<void> {
      const column = <Key extends keyof (typeof rows)[number]>(key: Key) => sql.param(rows.map((row) => row[key]));
      await db.execute(sql`
        insert into ${matchVotes} (user_id, match_id, pick, at)
        select * from unnest(${column('userId')}::bigint[], ${column('matchId')}::text[], ${column('pick')}::text[], ${column('at')}::bigint[])
        on conflict do nothing`);
    },
    async voted(userId: number): Promise<number> {
      const [row] = await db.select({ total: count() }).from(matchVotes).where(eq(matchVotes.userId, userId));
      return row?.total ?? 0;
    },
    /** A member's votes on finished matches, latest first. */
    async decided(userId: number): Promise<DecidedVote[]> {
      const rows = await db
        .select({
          matchId: matchVotes.matchId,
          pick: matchVotes.pick,
          homeScore: matches.homeScore,
          awayScore: matches.awayScore,
          regular: matches.regular,
        })
        .from(matchVotes)
        .innerJoin(matches, eq(matches.id, matchVotes.matchId))
        .where(and(eq(matchVotes.userId, userId), eq(matches.status, 'finished')))
        .orderBy(desc(matches.kickoffAt), asc(matches.id))
        .limit(2_000);
      // Votes are about 90 minutes, like the odds beside them.
      return rows.flatMap(({ homeScore, awayScore, regular, ...rest }) =>
        homeScore === null || awayScore === null
          ? []
          : [{ ...rest, homeScore: regular?.home ?? homeScore, awayScore: regular?.away ?? awayScore }],
      );
    },
  };
}
export type ForesightRepository = ReturnType<typeof createForesightRepository>;
