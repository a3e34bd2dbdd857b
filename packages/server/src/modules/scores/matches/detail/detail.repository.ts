import { asc, eq, sql } from 'drizzle-orm';
import { type FeedDetail, type FeedPlay, type FeedShot, type MatchParts, matches } from '../../sport/index.ts';
import { builtOnce } from '../../../../ports/database/builtOnce.ts';
import type { Database, Transaction } from '../../../../ports/database/database.ts';
import { matchParts, matchPlays, matchShots } from './detail.tables.ts';

/** One part of one match. */
export interface PartRow<Part extends keyof MatchParts = keyof MatchParts> {
  matchId: string;
  part: Part;
  version: number;
  data: MatchParts[Part];
}

/** The newest version of each part in a delivery; independent of order and repeats. */
export function newestParts(details: readonly FeedDetail[]): PartRow[] {
  const newest = new Map<string, PartRow>();
  for (const { matchId, version, parts } of details) {
    for (const [part, data] of Object.entries(parts) as [keyof MatchParts, MatchParts[keyof MatchParts]][]) {
      const key = `${matchId} ${part}`;
      if (version > (newest.get(key)?.version ?? -1)) newest.set(key, { matchId, part, version, data });
    }
  }
  return [...newest.values()];
}

/** A shot with its match. */
export type ShotRow = FeedShot & { matchId: string };

/** Shots of a delivery, each once; one that is taken back within it counts as such. */
export function newestShots(details: readonly FeedDetail[]): ShotRow[] {
  const newest = new Map<string, ShotRow>();
  for (const { matchId, shots = [] } of details)
    for (const shot of shots) if (newest.get(shot.id)?.outcome !== 'cancelled') newest.set(shot.id, { ...shot, matchId });
  return [...newest.values()];
}

/** SQL of match details beyond the score. */
export function createDetailRepository(db: Database) {
  const matchId = sql.placeholder('matchId');
  const parts = builtOnce(() =>
    db.select({ part: matchParts.part, data: matchParts.data }).from(matchParts).where(eq(matchParts.matchId, matchId)),
  );
  const plays = builtOnce(() =>
    db.select().from(matchPlays).where(eq(matchPlays.matchId, matchId)).orderBy(asc(matchPlays.at), asc(matchPlays.id)),
  );
  const shots = builtOnce(() =>
    db.select().from(matchShots).where(eq(matchShots.matchId, matchId)).orderBy(asc(matchShots.at), asc(matchShots.id)),
  );
  return {
    /** Replaces parts by newer ones. Returns the replaced ones as `match id part`. Skips unknown matches. */
    async replaceParts(tx: Transaction, parts: readonly PartRow[]): Promise<Set<string>> {
      if (parts.length === 0) return new Set();
      const { rows } = await tx.execute<{ match_id: string; part: string }>(sql`
        insert into ${matchParts} as p (match_id, part, version, data)
        select g."matchId", g.part, g.version, g.data from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as g("matchId" text, part text, version int, data jsonb)
        join ${matches} on ${matches.id} = g."matchId" order by 1, 2
        on conflict (match_id, part) do update set version = excluded.version, data = excluded.data where excluded.version > p.version
        returning p.match_id, p.part`);
      return new Set(rows.map((row) => `${row.match_id} ${row.part}`));
    },
    /** Stores new plays and returns their ids. Skips unknown matches. */
    async insertPlays(tx: Transaction, plays: readonly (FeedPlay & { matchId: string })[]): Promise<Set<string>> {
      if (plays.length === 0) return new Set();
      const { rows } = await tx.execute<{ id: string }>(sql`
        insert into ${matchPlays} (id, match_id, kind, side, minute, added, player, at)
        select g.id, g."matchId", g.kind, g.side, g.minute, g.added, g.player, g.at
        from jsonb_to_recordset(${JSON.stringify(plays)}::jsonb) as g(id text, "matchId" text, kind text, side text, minute int, added int, player jsonb, at bigint)
        join ${matches} on ${matches.id} = g."matchId"
        on conflict do nothing returning id`);
      return new Set(rows.map(({ id }) => id));
    },
    /**
     * Stores shots, each once in a call, and returns the ids of those that are new or were taken back. A shot that was taken back stays so,
     * whatever comes late. Skips unknown matches.
     */
    async saveShots(tx: Transaction, rows: readonly ShotRow[]): Promise<Set<string>> {
      if (rows.length === 0) return new Set();
      const saved = await tx.execute<{ id: string }>(sql`
        insert into ${matchShots} as s (id, match_id, side, minute, added, player, outcome, is_penalty, x, y, xg, points, at)
        select g.id, g."matchId", g.side, g.minute, g.added, g.player, g.outcome, g."isPenalty", g.x, g.y, g.xg, g.points, g.at
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id text, "matchId" text, side text, minute int, added int,
          player jsonb, outcome text, "isPenalty" boolean, x float8, y float8, xg float8, points int, at bigint)
        join ${matches} on ${matches.id} = g."matchId" order by g.id
        on conflict (id) do update set outcome = excluded.outcome, xg = excluded.xg
        where excluded.outcome = 'cancelled' and s.outcome <> 'cancelled'
        returning s.id`);
      return new Set(saved.rows.map(({ id }) => id));
    },
    /** All parts of a match by name. */
    async partsOf(matchId: string): Promise<Partial<MatchParts>> {
      const rows = await parts().execute({ matchId });
      return Object.fromEntries(rows.map(({ part, data }) => [part, data]));
    },
    shotsOf: (matchId: string) => shots().execute({ matchId }),
    playsOf: (matchId: string) => plays().execute({ matchId }),
  };
}

export type DetailRepository = ReturnType<typeof createDetailRepository>;
