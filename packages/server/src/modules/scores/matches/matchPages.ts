import { and, asc, count, eq, gte, lt, sql } from 'drizzle-orm';
import { sports } from '@pitchside/api/scores/matches';
import type { Platform } from '../../../platform/platform.ts';
import { pagesInPiece, type PageSource } from '../../../platform/sitemap.ts';
import { matches } from '../sport/index.ts';

const month = sql<string>`to_char(to_timestamp(${matches.kickoffAt} / 1000) at time zone 'UTC', 'YYYY-MM')`;
/** Name of a piece: `football-2026-11`, and `football-2026-11-1` for the matches after the first `pagesInPiece` of that month. */
const named = new RegExp(`^(${sports.join('|')})-(\\d{4})-(\\d{2})(?:-(\\d{1,3}))?$`);

/** Pages of matches by sport and month of the kick-off. */
export const matchPages = ({ db }: Pick<Platform, 'db'>): PageSource => ({
  name: 'matches',
  async pieces() {
    const months = await db
      .select({ sport: matches.sport, month, matches: count() })
      .from(matches)
      .groupBy(matches.sport, month)
      .orderBy(matches.sport, month);
    return months.flatMap((row) =>
      Array.from({ length: Math.ceil(row.matches / pagesInPiece) }, (_, part) => `${row.sport}-${row.month}${part > 0 ? `-${part}` : ''}`),
    );
  },
  async pages(piece) {
    const [, name, year, of, part = '0'] = named.exec(piece) ?? [];
    const sport = sports.find((each) => each === name);
    if (sport === undefined) return [];
    const rows = await db
      .select({ id: matches.id, changedAt: matches.updatedAt })
      .from(matches)
      .where(
        and(
          eq(matches.sport, sport),
          gte(matches.kickoffAt, Date.UTC(Number(year), Number(of) - 1)),
          lt(matches.kickoffAt, Date.UTC(Number(year), Number(of))),
        ),
      )
      .orderBy(asc(matches.kickoffAt), asc(matches.id))
      .limit(pagesInPiece)
      .offset(Number(part) * pagesInPiece);
    return rows.map(({ id, changedAt }) => ({
      path: `/score-detail?${new URLSearchParams({ id, ...(sport !== 'football' && { sport }) })}`,
      changedAt,
    }));
  },
});
