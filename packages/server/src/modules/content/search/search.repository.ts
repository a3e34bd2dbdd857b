import { sql, type SQL } from 'drizzle-orm';
import { builtOnce, unseen } from '../../../ports/database/builtOnce.ts';
import type { Database } from '../../../ports/database/database.ts';
import { guessedAt, searchKeys, ways, type NamedKind } from './search.tables.ts';

/** A subject that matches a text. */
export interface Fit {
  id: string;
  /**
   * Quality of the match, lower is better: 0 exact name or alias, 1 prefix of a name, 2 prefix of a word of a name, 3 exact pronunciation
   * or initials, 4 prefix of those or of an alias.
   */
  rank: number;
  /** The matching name in its original form. */
  written: string;
  weight: number;
}

/** A key that a misspelled text may mean. */
export interface Near {
  kind: NamedKind;
  id: string;
  key: string;
  written: string;
  weight: number;
}

const place = Object.fromEntries(ways.map((way, index) => [way, sql.raw(String(index))])) as Record<
  (typeof ways)[number],
  ReturnType<typeof sql>
>;

/** Range condition for a prefix, which an index serves for any text. */
const begins = (column: SQL, text: SQL): SQL => sql`(${column} ~>=~ ${text} and ${column} ~<~ (${text} || chr(1114111)))`;

const asked = {
  kinds: sql`${unseen('kinds', 'text[]')}::text[]`,
  key: unseen('key', 'text'),
  one: unseen('one', 'text'),
  other: unseen('other', 'text'),
  first: unseen('first', 'text'),
  last: unseen('last', 'text'),
  limit: unseen('limit', 'int'),
  compared: unseen('compared', 'int'),
};

/**
 * Keys of some kinds with a prefix, and the quality of the match.
 * @param part label of the result part
 */
const fitting = (part: 'whole' | 'one' | 'other', key: SQL, where: SQL): SQL => sql`
  select ${sql.raw(`'${part}'`)} as part, kind, subject_id as id, written, weight, length(key) as letters, case
    when key = ${key} and way in (${place.name}, ${place.alias}) then 0
    when way = ${place.name} then 1 when way = ${place.word} then 2 when key = ${key} then 3 else 4 end as rank
  from ${searchKeys} where ${where} and ${begins(sql`key`, key)}`;

/** Condition: no team matches the whole text, so it may name two. */
const noTeam = sql`kind = 'team' and not exists (select from whole where kind = 'team')`;

/**
 * Matches of the whole text, matches of either side if no team matches the whole, and names for fuzzy comparison if nothing matches; the
 * best of each part and kind.
 */
const naming = sql`
  with whole as materialized (${fitting('whole', asked.key, sql`kind = any(${asked.kinds})`)}),
  fit as (select * from whole union all ${fitting('one', asked.one, noTeam)} union all ${fitting('other', asked.other, noTeam)}),
  best as (select distinct on (part, kind, id) * from fit order by part, kind, id, rank, letters),
  near as (
    select kind, subject_id as id, key, written, weight from ${searchKeys}
    where not exists (select from whole where kind <> 'person') and ${guessedAt}
      and (${begins(sql`key`, asked.first)} or ${begins(sql`reverse(key)`, asked.last)})
    order by weight, length(key), subject_id limit ${asked.compared})
  select part, kind, id, rank, written, weight, '' as key, row_number() over (partition by part, kind order by rank, weight, letters, id) as turn from best
  union all
  select 'near', kind, id, 0, written, weight, key, 0 from near`;

/** A normalized query. */
export interface Asked {
  /** Folded. */
  key: string;
  /** Both sides of a possible match, folded; null for a text without them. */
  sides: readonly [string, string] | null;
  /** Folded prefix and suffix of names for fuzzy comparison; null for a text that is not compared so. */
  mistaken: readonly [first: string, last: string] | null;
}

/** Results of the index for a text. */
export interface Known {
  /** Matches by kind, best first; empty for kinds that were not requested. */
  fits: Record<NamedKind, Fit[]>;
  /** Teams for either side; empty if a team matches the whole text. */
  sides: readonly [Fit[], Fit[]];
  /** Names for fuzzy comparison, best known first; present if nothing or only a person matches. */
  near: Near[];
}

/** SQL of looking up a text. */
export function createSearchRepository(db: Database) {
  const named = builtOnce(() =>
    db
      .select({
        part: sql<'whole' | 'one' | 'other' | 'near'>`part`,
        kind: sql<NamedKind>`kind`,
        id: sql<string>`id`,
        rank: sql<number>`rank`,
        written: sql<string>`written`,
        weight: sql<number>`weight`,
        key: sql<string>`key`,
      })
      .from(sql`(${naming}) as naming`)
      .where(sql`turn <= ${asked.limit}`)
      .orderBy(sql`turn, weight, length(key), id`),
  );
  const names = builtOnce(() =>
    db
      .select({ written: searchKeys.written })
      .from(searchKeys)
      .where(
        sql`kind = 'team' and subject_id = any(${unseen('teamIds', 'text[]')}::text[])
          and way in (${place.name}, ${place.alias}) and (length(key) > 2 or (length(key) = 2 and key ~ '[^a-z0-9]'))`,
      )
      .groupBy(searchKeys.written)
      .orderBy(sql`min(way), min(weight), written`)
      .limit(sql.placeholder('limit')),
  );

  return {
    /** Looks a text up in the index, with limits for matches per kind and for names to compare. */
    async named(kinds: readonly NamedKind[], { key, sides, mistaken }: Asked, limit: number, compared: number): Promise<Known> {
      const known: Known = { fits: { team: [], competition: [], anchor: [], person: [] }, sides: [[], []], near: [] };
      const rows = await named().execute({
        kinds: [...kinds],
        key,
        one: sides?.[0] ?? null,
        other: sides?.[1] ?? null,
        first: mistaken?.[0] ?? null,
        last: mistaken && [...mistaken[1]].reverse().join(''),
        limit,
        compared,
      });
      for (const { part, kind, key: found, ...fit } of rows)
        if (part === 'near') known.near.push({ kind, key: found, ...fit });
        else (part === 'whole' ? known.fits[kind] : known.sides[part === 'one' ? 0 : 1]).push(fit);
      return known;
    },
    /** All names of some teams in original spelling: names and nicknames, except two-letter initials, which are ambiguous. */
    async namesOf(teamIds: readonly string[], limit: number): Promise<string[]> {
      if (teamIds.length === 0) return [];
      return (await names().execute({ teamIds: [...teamIds], limit })).map(({ written }) => written);
    },
  };
}
export type SearchRepository = ReturnType<typeof createSearchRepository>;
