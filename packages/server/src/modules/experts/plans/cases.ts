import { aliasedTable, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../ports/database/database.ts';
import { byLanguage, type Names } from '../../../text/local.ts';
import { users } from '../../member/member/index.ts';
import { matches, teams } from '../../scores/sport/index.ts';
import type { PickRow, PlanRow, PlansRepository } from './plans.repository.ts';

/** A plan for review by an operator. */
export interface PlanCase {
  row: PlanRow;
  author: { id: number; nickname: string; avatar: string; level: number; createdAt: number };
  /** Both sides, in each language. */
  match: Names;
  picks: readonly PickRow[];
}

const home = aliasedTable(teams, 'home');
const away = aliasedTable(teams, 'away');

/** Adds the data that an operator needs for the review; keeps the order. */
export async function casesOf(db: Database, repository: Pick<PlansRepository, 'picksOf'>, rows: readonly PlanRow[]): Promise<PlanCase[]> {
  if (rows.length === 0) return [];
  const [people, played, picks] = await Promise.all([
    db
      .select({ id: users.id, nickname: users.nickname, avatar: users.avatar, level: users.level, createdAt: users.createdAt })
      .from(users)
      .where(inArray(users.id, [...new Set(rows.map(({ expertId }) => expertId))])),
    db
      .select({ id: matches.id, home: home.shortNames, away: away.shortNames })
      .from(matches)
      .innerJoin(home, eq(home.id, matches.homeId))
      .innerJoin(away, eq(away.id, matches.awayId))
      .where(inArray(matches.id, [...new Set(rows.map(({ matchId }) => matchId))])),
    repository.picksOf(rows.map(({ id }) => id)),
  ]);
  const authors = new Map(people.map((person) => [person.id, person]));
  const names = new Map(played.map((match) => [match.id, byLanguage((language) => `${match.home[language]} vs ${match.away[language]}`)]));
  return rows.flatMap((row) => {
    const author = authors.get(row.expertId);
    const match = names.get(row.matchId);
    return author && match ? [{ row, author, match, picks: picks.get(row.id) ?? [] }] : [];
  });
}
