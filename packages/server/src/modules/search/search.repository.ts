import { sql, type SQL } from 'drizzle-orm';
import { builtOnce, unseen } from '../../ports/database/builtOnce.ts';
import type { Database } from '../../ports/database/database.ts';
import { searchKeys, ways, type NamedKind } from './search.tables.ts';

/** Something that fits a text. */
export interface Fit {
  id: string;
  /** How well, the lower the better: 0 the whole text is its name or alias, 1 a name begins with it, 2 a word of one does, 3 the whole text is how it sounds or is shortened, 4 such or an alias begins with it. */
  rank: number;
  /** The name by which it fits, as it is written. */
  written: string;
  weight: number;
}

/** A key that may be what somebody meant who wrote something else. */
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

/** Between a text and the last that begins with it, in the order of letters: so that an index finds it whatever the text holds. */
const begins = (column: SQL, text: SQL): SQL => sql`(${column} ~>=~ ${text} and ${column} ~<~ (${text} || chr(1114111)))`;

const asked = {
  kinds: sql`${unseen('kinds', 'text[]')}::text[]`,
  key: unseen('key', 'text'),
  first: unseen('first', 'text'),
  last: unseen('last', 'text'),
  limit: unseen('limit', 'int'),
};

/** What fits a key, of each kind the best first. */
const fitting = sql`
  with fit as (
    select kind, subject_id as id, written, weight, length(key) as letters, case
      when key = ${asked.key} and way in (${place.name}, ${place.alias}) then 0
      when way = ${place.name} then 1 when way = ${place.word} then 2 when key = ${asked.key} then 3 else 4 end as rank
    from ${searchKeys} where kind = any(${asked.kinds}) and ${begins(sql`key`, asked.key)}),
  best as (select distinct on (kind, id) * from fit order by kind, id, rank, letters)
  select *, row_number() over (partition by kind order by rank, weight, letters, id) as turn from best`;

/** SQL of what fits a text. */
export function createSearchRepository(db: Database) {
  const fits = builtOnce(() =>
    db
      .select({
        kind: sql<NamedKind>`kind`,
        id: sql<string>`id`,
        rank: sql<number>`rank`,
        written: sql<string>`written`,
        weight: sql<number>`weight`,
      })
      .from(sql`(${fitting}) as fitting`)
      .where(sql`turn <= ${asked.limit}`)
      .orderBy(sql`turn`),
  );
  const near = builtOnce(() =>
    db
      .select({
        kind: searchKeys.kind,
        id: searchKeys.subjectId,
        key: searchKeys.key,
        written: searchKeys.written,
        weight: searchKeys.weight,
      })
      .from(searchKeys)
      .where(
        sql`way <> ${place.sound} and kind <> 'person' and (${begins(sql`key`, asked.first)} or ${begins(sql`reverse(key)`, asked.last)})`,
      )
      .orderBy(sql`weight, length(key), subject_id`)
      .limit(sql.placeholder('limit')),
  );

  return {
    /** What fits a folded text, of each of some kinds the best first, at most so many; nothing of the others. */
    async fits(kinds: readonly NamedKind[], key: string, limit: number): Promise<Record<NamedKind, Fit[]>> {
      const found: Record<NamedKind, Fit[]> = { team: [], competition: [], anchor: [], person: [] };
      for (const { kind, ...fit } of await fits().execute({ kinds: [...kinds], key, limit })) found[kind].push(fit);
      return found;
    },
    /** All that some teams are called, as it is written: names and what fans say, but initials of two letters, which stand for too much. */
    async namesOf(teamIds: readonly string[], limit: number): Promise<string[]> {
      if (teamIds.length === 0) return [];
      const { rows } = await db.execute<{ written: string }>(sql`
        select written from ${searchKeys} where kind = 'team' and subject_id = any(${sql.param([...teamIds])}::text[])
          and way in (${place.name}, ${place.alias}) and (length(key) > 2 or (length(key) = 2 and key ~ '[^a-z0-9]'))
        group by written order by min(way), min(weight), written limit ${limit}`);
      return rows.map(({ written }) => written);
    },
    /** Names that begin with a folded text, or end with another; people are not guessed at. */
    near: (first: string, last: string, limit: number): Promise<Near[]> =>
      near().execute({ first, last: [...last].reverse().join(''), limit }),
  };
}
export type SearchRepository = ReturnType<typeof createSearchRepository>;
