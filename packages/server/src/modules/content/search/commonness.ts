import { sql } from 'drizzle-orm';
import type { Platform } from '../../../platform/platform.ts';
import type { Wanted } from './terms.ts';

/** How long a node believes what it read, ms: what is common changes in weeks. */
const life = 60_000;

/** What the database counted when it last looked at what objects are found by. */
interface Counted {
  /** Objects, about. */
  objects: number;
  /** Of the most common terms, the share of objects that have it. */
  shares: ReadonlyMap<string, number>;
  /** What every other term stays below. */
  below: number;
}

const nothing: Counted = { objects: 0, shares: new Map(), below: 0 };

/** The share of objects that have a term, or any that begins with it. */
function shareOf({ shares, below }: Counted, { term, isWhole }: Wanted): number {
  if (isWhole) return shares.get(term) ?? below / 2;
  let without = 1 - below / 2;
  for (const [known, share] of shares) if (known.startsWith(term)) without *= 1 - share;
  return 1 - without;
}

/** The share of objects that have all terms of a text. Words that stand together are not there by chance: the second counts half as much as it would, others not at all. */
function shareOfAll(counted: Counted, wanted: readonly Wanted[]): number {
  const [rarest = 0, next = 1] = wanted.map((one) => shareOf(counted, one)).toSorted((a, b) => a - b);
  return rarest * Math.sqrt(next);
}

/** Tells how many objects are to be expected that answer a text, by the statistics that the database keeps for its planner (ANALYZE); none while it has none. */
export function createCommonness({ db }: Pick<Platform, 'db'>) {
  async function read(): Promise<Counted> {
    const { rows } = await db.execute<{ objects: number; terms: string[]; shares: number[] }>(sql`
      select greatest(c.reltuples, 0)::float8 as objects, s.most_common_elems::text::text[] as terms, s.most_common_elem_freqs as shares
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_stats s on s.schemaname = n.nspname and s.tablename = c.relname and s.attname = 'terms'
      where c.oid = 'content_text'::regclass and s.most_common_elems is not null`);
    const [row] = rows;
    // Behind the shares of the terms stand the least of them and the largest.
    return row
      ? {
          objects: row.objects,
          shares: new Map(row.terms.map((term, place) => [term, row.shares[place] ?? 0])),
          below: row.shares[row.terms.length] ?? 0,
        }
      : nothing;
  }

  let kept: { counted: Promise<Counted>; until: number } | undefined;
  function current(): Promise<Counted> {
    if (kept && performance.now() < kept.until) return kept.counted;
    const mine = { counted: read(), until: performance.now() + life };
    kept = mine;
    mine.counted.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return mine.counted;
  }

  return {
    /** Objects to be expected that hold all terms of one of some texts. */
    async expected(texts: readonly (readonly Wanted[])[]): Promise<number> {
      const counted = await current();
      return counted.objects * texts.reduce((sum, wanted) => sum + shareOfAll(counted, wanted), 0);
    },
  };
}
