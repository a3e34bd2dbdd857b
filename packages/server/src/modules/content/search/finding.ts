import type { ContentKind } from '@pitchside/api/content';
import { sql, type SQL } from 'drizzle-orm';
import type { Platform } from '../../../platform/platform.ts';
import { builtOnce, unseen } from '../../../ports/database/builtOnce.ts';
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

const everyLanguage = sql.raw(`array['${languages.join("', '")}']`);

/** What is asked: no part of the plan. */
const asked = {
  question: unseen('question', 'tsquery'),
  titleQuestion: unseen('titleQuestion', 'tsquery'),
  kinds: sql`${unseen('kinds', 'text[]')}::text[]`,
  teamIds: sql`${unseen('teamIds', 'text[]')}::text[]`,
  lang: unseen('lang', 'text'),
  limit: unseen('limit', 'int'),
};

/** The latest of a kind and language. */
const latestOf = (drawer: SQL, limit: number): SQL => sql`
  select ${columns}, terms from ${contentTexts} t where t.kind = ${drawer}.kind and t.lang = ${drawer}.lang and ${shownText}
  order by t.place desc limit ${fixed(limit)}`;

/** Objects about a match of some teams. */
const playedBy: SQL = sql`
  select t.item_id, t.kind, t.lang, t.place, false as in_title
  from ${matchTable} m join ${contentItems} i on i.match_id = m.id and i.state = 'shown' join ${contentTexts} t on t.item_id = i.id
  where ${shownText} and t.kind = any(${asked.kinds}) and (m.home_id = any(${asked.teamIds}) or m.away_id = any(${asked.teamIds}))`;

/** Finds what answers a question about terms, all of it or, where very many objects do, among the latest; of each kind the first, and how many there are. */
function findingOf({ counted, sampled, most, latest }: typeof reach, withTeams: boolean): SQL {
  const isCommon = sql`(select is_so from common)`;
  const holders = sql`
    select ${columns}, item_id in (select item_id from titled) as in_title from ${contentTexts} t
    where not ${isCommon} and terms @@ ${asked.question} and ${shownText} and kind = any(${asked.kinds})
    union all
    select h.* from sample d cross join lateral (
      select ${columns}, terms @@ ${asked.titleQuestion} as in_title from (${latestOf(sql`d`, latest)}) r
      where r.terms @@ ${asked.question} order by r.place desc limit ${fixed(counted)}) h
    where d.met > 0 and ${isCommon}`;
  return sql`
    with sample as materialized (
      select k.kind, l.lang, count(*) as looked, count(*) filter (where s.terms @@ ${asked.question}) as met
      from unnest(${asked.kinds}) as k (kind) cross join unnest(${everyLanguage}) as l (lang)
      cross join lateral (select k.kind, l.lang) d cross join lateral (${latestOf(sql`d`, sampled)}) s group by 1, 2),
    common as materialized (
      select sum(met) * (select greatest(reltuples, 0) from pg_class where oid = 'content_text'::regclass) > ${fixed(most)} * sum(looked) as is_so from sample),
    titled as materialized (select item_id from ${contentTexts} where terms @@ ${asked.titleQuestion}),
    met as materialized (${
      // What is about a match may hold the text too.
      withTeams
        ? sql`select ${columns}, bool_or(in_title) as in_title from (${holders} union all ${playedBy}) as all_met group by ${columns}`
        : holders
    }),
    counted as (select kind, least(count(*), ${fixed(counted)})::int as total from met group by kind)
    select c.kind, c.total, f.item_id as id, row_number() over (partition by c.kind order by f.is_meant desc, f.in_title desc, f.place desc) as turn
    from counted c cross join lateral (
      select item_id, lang is not distinct from ${asked.lang} as is_meant, in_title, place from met where met.kind = c.kind
      order by is_meant desc, in_title desc, place desc limit ${asked.limit}) f`;
}

/** Finds objects by what stands in them, and by the teams whose match they are about. */
export function createFinding({ db }: Pick<Platform, 'db'>, limits = reach) {
  const statementOf = (withTeams: boolean) =>
    builtOnce(() =>
      db
        .select({ kind: sql<ContentKind>`kind`, id: sql<number>`id`, total: sql<number>`total` })
        .from(sql`(${findingOf(limits, withTeams)}) as found`)
        .orderBy(sql`kind, turn`),
    );
  const [byWords, byWordsAndTeams] = [statementOf(false), statementOf(true)];

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
      const titles = texts.map((wanted) => wanted.map(({ term, isWhole }) => ({ term: inTitle(term), isWhole })));
      const statement = teamIds.length > 0 ? byWordsAndTeams : byWords;
      const rows = await statement().execute({
        question: questionOf(texts),
        titleQuestion: questionOf(titles),
        kinds: [...kinds],
        lang: lang ?? null,
        teamIds: [...teamIds],
        limit,
      });
      for (const { kind, id, total } of rows) {
        const { ids } = found[kind as Kind];
        ids.push(Number(id));
        found[kind as Kind] = { ids, total };
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
