import type { ContentKind } from '@pitchside/api/content';
import { sql, type SQL } from 'drizzle-orm';
import type { Platform } from '../../../platform/platform.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { languages, type Language } from '../../../text/local.ts';
import { matches as matchTable } from '../../sport/index.ts';
import { contentItems } from '../core/content.tables.ts';
import type { Item } from '../core/items.rows.ts';
import { contentTexts } from './search.tables.ts';
import { inTitle, questionOf, termsOf, wantedOf } from './terms.ts';

/** How far a search goes, in objects. */
export const reach = {
  /** Of a kind at most so many are counted: more is no answer to anybody. */
  counted: 200,
  /** The latest of a kind and language in which a search looks how common its words are. */
  sampled: 30,
  /** Where more than so many are to be expected, the latest stand for all, because going through all takes too long. */
  most: 8_000,
  /** The latest of a kind and language that are gone through then. */
  latest: 500,
};

/** What else answers a text that names teams: objects about their matches, and those that call them by another of their names. */
export interface Also {
  teamIds?: readonly string[];
  names?: readonly string[];
  /** The language whose objects stand before the others; default none. */
  lang?: Language;
}

/** Objects of a kind by their ids, the first of them, and how many there are. */
export interface FoundIds {
  ids: number[];
  total: number;
}

const shownText = sql`t.place is not null`;
const columns = sql`item_id, kind, lang, place`;
/** A number that stands in the statement itself, so that it is planned once. */
const fixed = (number: number): SQL => sql.raw(String(number));

/** Finds objects by what stands in them, and by the teams whose match they are about. */
export function createFinding({ db }: Pick<Platform, 'db'>, { counted, sampled, most, latest } = reach) {
  /** The latest of a kind and language. */
  const latestOf = (drawer: SQL, limit: number): SQL => sql`
    select ${columns}, terms from ${contentTexts} t where t.kind = ${drawer}.kind and t.lang = ${drawer}.lang and ${shownText}
    order by t.place desc limit ${fixed(limit)}`;

  /** Objects of the kinds that answer a question about terms, all of them or, where very many do, the latest; and what is looked at before. */
  function holding(kinds: SQL, question: SQL, titleQuestion: SQL): { before: SQL; rows: SQL } {
    const isCommon = sql`(
      select sum(met) * (select greatest(reltuples, 0) from pg_class where oid = ${'content_text'}::regclass) > ${fixed(most)} * sum(looked) from sample)`;
    return {
      before: sql`
        sample as materialized (
          select k.kind, l.lang, count(*) as looked, count(*) filter (where s.terms @@ ${question}) as met
          from unnest(${kinds}) as k (kind) cross join unnest(${sql.param([...languages])}::text[]) as l (lang)
          cross join lateral (select k.kind, l.lang) d cross join lateral (${latestOf(sql`d`, sampled)}) s group by 1, 2),
        titled as materialized (select item_id from ${contentTexts} where terms @@ ${titleQuestion})`,
      rows: sql`
        select ${columns}, item_id in (select item_id from titled) as in_title from ${contentTexts} t
        where not ${isCommon} and terms @@ ${question} and ${shownText} and kind = any(${kinds})
        union all
        select h.* from sample d cross join lateral (
          select ${columns}, terms @@ ${titleQuestion} as in_title from (${latestOf(sql`d`, latest)}) r
          where r.terms @@ ${question} order by r.place desc limit ${fixed(counted)}) h
        where d.met > 0 and ${isCommon}`,
    };
  }

  /** Objects about a match of some teams. */
  const playedBy = (kinds: SQL, teamIds: readonly string[]): SQL => sql`
    select t.item_id, t.kind, t.lang, t.place, false as in_title
    from ${matchTable} m join ${contentItems} i on i.match_id = m.id and i.state = 'shown' join ${contentTexts} t on t.item_id = i.id
    where ${shownText} and t.kind = any(${kinds}) and (m.home_id = any(${sql.param([...teamIds])}::text[]) or m.away_id = any(${sql.param([...teamIds])}::text[]))`;

  return {
    /**
     * Shown objects of some kinds: those of the language first, of these those with the text in their title, then the latest.
     * Each kind is counted by itself, up to two hundred.
     */
    async found<Kind extends ContentKind>(
      kinds: readonly Kind[],
      text: string,
      limit: number,
      { teamIds = [], names = [], lang }: Also = {},
    ): Promise<Record<Kind, FoundIds>> {
      const found = Object.fromEntries(kinds.map((kind): [Kind, FoundIds] => [kind, { ids: [], total: 0 }])) as Record<Kind, FoundIds>;
      // The name of a team stands in a text as it is; what somebody types may be half written.
      const texts = [
        wantedOf(text),
        ...names.map((name) => wantedOf(name).map((one) => ({ ...one, isWhole: one.isWhole || [...one.term].length > 1 }))),
      ].filter((wanted) => wanted.length > 0);
      if (texts.length === 0 && teamIds.length === 0) return found;
      const asked = sql`${sql.param([...kinds])}::text[]`;
      const { before, rows: holders } = holding(
        asked,
        sql`${questionOf(texts)}::tsquery`,
        sql`${questionOf(texts.map((wanted) => wanted.map(({ term, isWhole }) => ({ term: inTitle(term), isWhole }))))}::tsquery`,
      );
      // What is about a match may hold the text too.
      const met =
        teamIds.length === 0
          ? holders
          : sql`select ${columns}, bool_or(in_title) as in_title from (${holders} union all ${playedBy(asked, teamIds)}) as all_met group by ${columns}`;
      const { rows } = await db.execute<{ kind: Kind; id: number; total: number }>(sql`
        with ${before}, met as (${met}),
        placed as (
          select kind, item_id, count(*) over (partition by kind) as total,
            row_number() over (partition by kind order by ${lang === undefined ? sql`` : sql`lang = ${lang} desc, `}in_title desc, place desc) as turn from met)
        select kind, item_id as id, least(total, ${fixed(counted)})::int as total from placed where turn <= ${limit} order by kind, turn`);
      for (const { kind, id, total } of rows) {
        found[kind].ids.push(Number(id));
        found[kind].total = total;
      }
      return found;
    },
    /** Writes down what an object is found by, anew. */
    async index(tx: Transaction, { id, title, body, tags }: Pick<Item, 'id' | 'title' | 'body' | 'tags'>): Promise<void> {
      const titled = termsOf([title, ...tags].join(' '));
      const terms = [...titled, ...titled.map(inTitle), ...termsOf(body)];
      await tx.execute(sql`
        insert into ${contentTexts} (item_id, kind, lang, place, terms)
        select id, kind, lang, case when state = 'shown' then place end, array_to_tsvector(${sql.param(terms)}::text[])
        from ${contentItems} where id = ${id}
        on conflict (item_id) do update set lang = excluded.lang, place = excluded.place, terms = excluded.terms`);
    },
  };
}
export type Finding = ReturnType<typeof createFinding>;
