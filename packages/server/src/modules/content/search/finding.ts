import type { ContentKind } from '@pitchside/api/content';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Platform } from '../../../platform/platform.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { Language } from '../../../text/local.ts';
import { matches as matchTable } from '../../sport/index.ts';
import { contentItems } from '../core/content.tables.ts';
import type { Item } from '../core/items.rows.ts';
import { contentTerms } from './search.tables.ts';
import { termsOf, wantedOf, type Wanted } from './terms.ts';

/** Objects of a kind that are counted, and that one term may bring, the latest: more is no answer to anybody. */
const mostCounted = 200;
const mostOfTerm = 5_000;

/** What else answers a text that names teams: objects about their matches, and those that call them by another of their names. */
export interface Also {
  teamIds?: readonly string[];
  names?: readonly string[];
  /** The language whose objects stand before the others; default none. */
  lang?: Language;
}

/** Finds objects by what stands in them, and by the teams whose match they are about. */
export function createFinding({ db }: Pick<Platform, 'db'>) {
  const holds = ({ term, isWhole }: Wanted): SQL =>
    isWhole
      ? sql`term = ${term}`
      : // In the order of letters, so that no sign of the text means anything to SQL.
        sql`term ~>=~ ${term} and term ~<~ ${`${term}\u{10FFFF}`}`;

  /** Objects that hold all of one text. */
  const holding = (wanted: readonly Wanted[]): SQL =>
    sql`select item_id, bool_and(is_title) as in_title from (${sql.join(
      wanted.map(
        (one, index) =>
          sql`(select item_id, ${index}::int as part, bool_or(is_title) as is_title from ${contentTerms} where ${holds(one)} group by item_id order by item_id desc limit ${mostOfTerm})`,
      ),
      sql` union all `,
    )}) as met group by item_id having count(distinct part) = ${wanted.length}`;

  /** Objects about a match of some teams. */
  const playedBy = (kind: ContentKind, teamIds: readonly string[]): SQL =>
    sql`select i.id as item_id, false as in_title from ${contentItems} i join ${matchTable} m on m.id = i.match_id
      where i.state = 'shown' and i.kind = ${kind} and (m.home_id = any(${sql.param([...teamIds])}::text[]) or m.away_id = any(${sql.param([...teamIds])}::text[]))`;

  /** Ids of shown objects of a kind: those of the language first, of these those with the text in their title, then the latest. */
  async function items(kind: ContentKind, text: string, limit: number, { teamIds = [], names = [], lang }: Also = {}): Promise<number[]> {
    // The name of a team stands in a text as it is; what somebody types may be half written.
    const texts = [
      wantedOf(text),
      ...names.map((name) => wantedOf(name).map((one) => ({ ...one, isWhole: one.isWhole || [...one.term].length > 1 }))),
    ];
    const known = new Set<string>();
    const asked = texts.filter((wanted) => wanted.length > 0 && !known.has(JSON.stringify(wanted)) && known.add(JSON.stringify(wanted)));
    const parts = [...asked.map(holding), ...(teamIds.length > 0 ? [playedBy(kind, teamIds)] : [])];
    if (parts.length === 0) return [];
    const { rows } = await db.execute<{ id: number }>(sql`
      select i.id from (${sql.join(
        parts.map((part) => sql`(${part})`),
        sql` union all `,
      )}) as found join ${contentItems} i on i.id = found.item_id
      where i.kind = ${kind} and i.state = 'shown' group by i.id, i.lang, i.place order by ${lang === undefined ? sql`` : sql`i.lang = ${lang} desc, `}bool_or(found.in_title) desc, i.place desc limit ${limit}`);
    return rows.map(({ id }) => Number(id));
  }

  return {
    items,
    /** The same with how many there are, at most two hundred. */
    async counted(kind: ContentKind, text: string, limit: number, also: Also): Promise<{ ids: number[]; total: number }> {
      const ids = await items(kind, text, mostCounted, also);
      return { ids: ids.slice(0, limit), total: ids.length };
    },
    /** Writes down what an object is found by, anew. */
    async index(tx: Transaction, { id, title, body, tags }: Pick<Item, 'id' | 'title' | 'body' | 'tags'>): Promise<void> {
      const inTitle = new Set(termsOf([title, ...tags].join(' ')));
      const terms = [...new Set([...inTitle, ...termsOf(body)])];
      await tx.delete(contentTerms).where(eq(contentTerms.itemId, id));
      if (terms.length === 0) return;
      await tx.execute(sql`
        insert into ${contentTerms} (item_id, term, is_title)
        select ${id}::bigint, * from unnest(${sql.param(terms)}::text[], ${sql.param(terms.map((term) => inTitle.has(term)))}::boolean[])`);
    },
  };
}
export type Finding = ReturnType<typeof createFinding>;
