import { msg } from '@lingui/core/macro';
import { mostStars, type StarKind } from '@pitchside/api/scores/scores';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { takeTurn } from '../../../platform/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { competitions, matches, teams } from '../sport/index.ts';
import { stars } from './scores.tables.ts';

const texts = { team: msg`没有找到这支球队`, league: msg`没有找到这个联赛`, later: msg`没有找到这场比赛` };

/** A star of a member. */
interface Star {
  kind: StarKind;
  id: string;
}

const mine = (memberId: number) => eq(stars.memberId, memberId);

function createStarsRepository(db: Database) {
  return {
    /** Of some stars those whose team, league or match exists. */
    async known(tx: Transaction, list: readonly Star[]): Promise<Star[]> {
      const of = (kind: StarKind) => [...new Set(list.filter((star) => star.kind === kind).map(({ id }) => id))];
      const [foundTeams, foundLeagues, foundMatches] = [
        await tx
          .select({ id: teams.id })
          .from(teams)
          .where(inArray(teams.id, of('team'))),
        await tx
          .select({ id: competitions.id })
          .from(competitions)
          .where(inArray(competitions.id, of('league'))),
        await tx
          .select({ id: matches.id })
          .from(matches)
          .where(inArray(matches.id, of('later'))),
      ];
      return [
        ...foundTeams.map(({ id }) => ({ kind: 'team' as const, id })),
        ...foundLeagues.map(({ id }) => ({ kind: 'league' as const, id })),
        ...foundMatches.map(({ id }) => ({ kind: 'later' as const, id })),
      ];
    },
    async add(tx: Transaction, memberId: number, list: readonly Star[], at: number): Promise<void> {
      if (list.length === 0) return;
      await tx
        .insert(stars)
        .values(list.map(({ kind, id }) => ({ memberId, kind, targetId: id, at })))
        .onConflictDoNothing();
      for (const kind of new Set(list.map((star) => star.kind))) {
        const newest = tx
          .select({ targetId: stars.targetId })
          .from(stars)
          .where(and(mine(memberId), eq(stars.kind, kind)))
          .orderBy(desc(stars.at), asc(stars.targetId))
          .limit(mostStars);
        await tx.delete(stars).where(and(mine(memberId), eq(stars.kind, kind), sql`${stars.targetId} not in ${newest}`));
      }
    },
    async remove(memberId: number, { kind, id }: Star): Promise<void> {
      await db.delete(stars).where(and(mine(memberId), eq(stars.kind, kind), eq(stars.targetId, id)));
    },
    list: (memberId: number, from: Database | Transaction = db): Promise<Star[]> =>
      from
        .select({ kind: stars.kind, id: stars.targetId })
        .from(stars)
        .where(mine(memberId))
        .orderBy(desc(stars.at), asc(stars.kind), asc(stars.targetId)),
  };
}

/** Teams and leagues that members follow, and matches that they watch later; push messages and calendars go by them. */
export function createStars({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Pick<Handlers, 'starSubject' | 'starredSubjects' | 'mergeStars'> {
  const repository = createStarsRepository(db);
  /** Adds stars of what exists; a member's writes are serialized, so that the limit holds. */
  const add = (memberId: number, list: readonly Star[]) =>
    db.transaction(async (tx) => {
      await takeTurn(tx, 'stars', memberId);
      const known = await repository.known(tx, list);
      await repository.add(tx, memberId, known, clock.now());
      return { known, list: await repository.list(memberId, tx) };
    });
  return {
    async starSubject({ kind, id, star }, { member }) {
      if (!star) await repository.remove(member.id, { kind, id });
      else if ((await add(member.id, [{ kind, id }])).known.length === 0) throw new CallError(texts[kind]);
      return { kind, id, is_starred: star };
    },
    async starredSubjects(_, { member }) {
      return { list: await repository.list(member.id) };
    },
    async mergeStars({ list }, { member }) {
      return { list: (await add(member.id, list)).list };
    },
  };
}
