import type { ContentKind } from '@pitchside/api/content/content';
import { sql, type SQL } from 'drizzle-orm';
import type { Platform } from '../../../../platform/platform.ts';
import { builtOnce, unseen } from '../../../../ports/database/builtOnce.ts';
import type { Transaction } from '../../../../ports/database/database.ts';
import { languages, type Language } from '../../../../text/local.ts';
import { matches as matchTable } from '../../../scores/sport/index.ts';
import { contentItems } from '../core/content.tables.ts';
import type { Item } from '../core/items.presenter.ts';
import { createCommonness } from './commonness.ts';
import { contentTexts } from './search.tables.ts';
import { inTitle, questionOf, termsOf, wantedOf } from './terms.ts';

/** Limits of a search, in objects. */
export const reach = {
  /** Maximum count per kind: nobody needs a larger number. */
  counted: 200,
  /** Number of the latest objects of a kind and language in which a search for common words probes for matches. */
  sampled: 30,
  /** Expected number of matches (`commonness.ts`) above which only the latest objects are searched, because all would take too long. */
  most: 2_500,
  /** Number of the latest objects of a kind and language that are searched then. */
  latest: 500,
};

/** Additional matches for texts that name teams: objects about their matches, and objects with another of their names. */
export interface Also {
  teamIds?: readonly string[];
  names?: readonly string[];
  /** Language whose objects come first; default none. */
  lang?: Language;
}

/** Found ids of a kind, best first, and their total. */
export interface FoundIds {
  ids: number[];
  total: number;
}

const shownText = sql`t.place is not null`;
const columns = sql`item_id, kind, lang, place`;
/** A number as a literal, so that the statement is planned once. */
const fixed = (number: number): SQL => sql.raw(String(number));

const everyLanguage = sql.raw(`array['${languages.join("', '")}']`);

/** Parameters of the query, hidden from the plan. */
const asked = {
  question: unseen('question', 'tsquery'),
  titleQuestion: unseen('titleQuestion', 'tsquery'),
  kinds: sql`${unseen('kinds', 'text[]')}::text[]`,
  teamIds: sql`${unseen('teamIds', 'text[]')}::text[]`,
  lang: unseen('lang', 'text'),
  limit: unseen('limit', 'int'),
};

/** Bit of the sort key that puts objects of the reader's language first: far above any place. */
const meantBit = fixed(60);
/** Sort key within a kind, higher first, before title matches are considered. */
const turn = sql`case when lang is not distinct from ${asked.lang} then place + (1::bigint << ${meantBit}) else place end as turn`;

/** The latest of a kind and language. */
const latestOf = (drawer: SQL, limit: number): SQL => sql`
  select ${columns}, terms from ${contentTexts} t where t.kind = ${drawer}.kind and t.lang = ${drawer}.lang and ${shownText}
  order by t.place desc limit ${fixed(limit)}`;

/** Objects about a match of some teams. */
const playedBy = sql`
  select t.item_id, t.kind, t.lang, t.place
  from ${matchTable} m join ${contentItems} i on i.match_id = m.id and i.state = 'shown' join ${contentTexts} t on t.item_id = i.id
  where ${shownText} and (m.home_id = any(${asked.teamIds}) or m.away_id = any(${asked.teamIds}))`;

const holding = (question: SQL): SQL => sql`select ${columns} from ${contentTexts} t where terms @@ ${question} and ${shownText}`;

/** Matches of a query: objects that contain it (\`held\`), and those with it in their title (\`titled\`). */
const amongAll = sql`
  held as (${holding(asked.question)}),
  titled as materialized (select item_id, kind, ${turn} from (${holding(asked.titleQuestion)}) as all_titled)`;

/**
 * Variant for common words: searches only the latest objects of each kind and language, except where a sample of the very latest has no
 * match, as in other languages.
 */
const amongLatest = ({ counted, sampled, latest }: typeof reach): SQL => sql`
  sample as materialized (
    select k.kind, l.lang, bool_or(s.terms @@ ${asked.question}) as is_met
    from unnest(${asked.kinds}) as k (kind) cross join unnest(${everyLanguage}) as l (lang)
    cross join lateral (select k.kind, l.lang) d cross join lateral (${latestOf(sql`d`, sampled)}) s group by 1, 2),
  looked as materialized (
    select h.* from sample d cross join lateral (
      select ${columns}, terms @@ ${asked.titleQuestion} as in_title from (${latestOf(sql`d`, latest)}) r
      where r.terms @@ ${asked.question} order by r.place desc limit ${fixed(counted)}) h
    where d.is_met),
  held as (select ${columns} from looked),
  titled as materialized (select item_id, kind, ${turn} from looked where in_title)`;

/**
 * Counts matches by kind and selects the first of each. The first are among the newest and the newest with a title match, so that nothing
 * else has to be sorted.
 */
const findingOf = (found: SQL, counted: number, withTeams: boolean): SQL => sql`
  with ${found},
  met as materialized (
    select kind, count(*) as total, array_agg(item_id) as ids, array_agg(turn) as turns
    from (select item_id, kind, ${turn} from (${
      // An object about a match may contain the text too.
      withTeams ? sql`select ${columns} from held union ${playedBy}` : sql`select ${columns} from held`
    }) as all_met) as each_met group by kind)
  select m.kind, least(m.total, ${fixed(counted)})::int as total, f.id, f.place
  from met m cross join lateral (
    select id, row_number() over (order by turn >> ${meantBit} desc, bool_or(in_title) desc, turn desc) as place from (
      (select id, turn, false as in_title from unnest(m.ids, m.turns) as each (id, turn) order by turn desc limit ${asked.limit})
      union all
      (select item_id, turn, true from titled where titled.kind = m.kind order by turn desc limit ${asked.limit})) as first
    group by id, turn order by place limit ${asked.limit}) f
  where m.kind = any(${asked.kinds})`;

/** Finds objects by their text, and by the teams whose match they are about. */
export function createFinding({ db }: Pick<Platform, 'db'>, limits = reach) {
  const commonness = createCommonness({ db });
  const statementOf = (among: SQL, withTeams: boolean) =>
    builtOnce(() =>
      db
        .select({ kind: sql<ContentKind>`kind`, id: sql<number>`id`, total: sql<number>`total` })
        .from(sql`(${findingOf(among, limits.counted, withTeams)}) as found`)
        .orderBy(sql`kind, place`),
    );
  const statementsOf = (among: SQL) => ({ byWords: statementOf(among, false), withTeams: statementOf(among, true) });
  const [ofAll, ofLatest] = [statementsOf(amongAll), statementsOf(amongLatest(limits))];

  return {
    /**
     * Shown objects of some kinds: first those in the given language, among them title matches first, then the latest.
     * Each kind is counted separately, up to two hundred.
     */
    async found<Kind extends ContentKind>(
      kinds: readonly Kind[],
      text: string,
      limit: number,
      { teamIds = [], names = [], lang }: Also = {},
    ): Promise<Record<Kind, FoundIds>> {
      const found = Object.fromEntries(kinds.map((kind): [Kind, FoundIds] => [kind, { ids: [], total: 0 }])) as Record<Kind, FoundIds>;
      // Names of teams are complete words; typed text may end in a prefix.
      const texts = [
        wantedOf(text),
        ...names.map((name) => wantedOf(name).map((one) => ({ ...one, isWhole: one.isWhole || [...one.term].length > 1 }))),
      ].filter((wanted) => wanted.length > 0);
      if (texts.length === 0 && teamIds.length === 0) return found;
      const titles = texts.map((wanted) => wanted.map(({ term, isWhole }) => ({ term: inTitle(term), isWhole })));
      const { byWords, withTeams } = (await commonness.expected(texts)) > limits.most ? ofLatest : ofAll;
      const rows = await (teamIds.length > 0 ? withTeams : byWords)().execute({
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
    /** Updates the search terms of an object. */
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
