import { and, asc, eq, exists, ne, or } from 'drizzle-orm';
import type { Platform } from '../../../platform/platform.ts';
import { pagesInPiece, type PageSource } from '../../../platform/sitemap.ts';
import { competitions, matches, teams } from '../sport/index.ts';

/** Pages of competitions and teams with matches; esports have none. */
export function basePages({ db }: Pick<Platform, 'db'>): PageSource[] {
  const source = (name: string, parameter: string, rows: () => Promise<{ id: string; sport: string }[]>): PageSource => ({
    name,
    pieces: async () => ['all'],
    pages: async (piece) =>
      piece === 'all'
        ? (await rows()).map(({ id, sport }) => ({ path: `/base-${sport}?${new URLSearchParams({ [parameter]: id })}` }))
        : [],
  });
  return [
    source('competitions', 'id', () =>
      db
        .select({ id: competitions.id, sport: competitions.sport })
        .from(competitions)
        .where(
          and(
            ne(competitions.sport, 'esports'),
            exists(db.select({ id: matches.id }).from(matches).where(eq(matches.competitionId, competitions.id))),
          ),
        )
        .orderBy(asc(competitions.id))
        .limit(pagesInPiece),
    ),
    source('teams', 'team', () =>
      db
        .select({ id: teams.id, sport: teams.sport })
        .from(teams)
        .where(
          and(
            ne(teams.sport, 'esports'),
            exists(
              db
                .select({ id: matches.id })
                .from(matches)
                .where(or(eq(matches.homeId, teams.id), eq(matches.awayId, teams.id))),
            ),
          ),
        )
        .orderBy(asc(teams.id))
        .limit(pagesInPiece),
    ),
  ];
}
