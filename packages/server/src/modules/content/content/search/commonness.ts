import { sql } from 'drizzle-orm';
import type { Platform } from '../../../../platform/platform.ts';
import { isHan, type Wanted } from './terms.ts';

/** Lifetime of the cached statistics, ms: term frequencies change over weeks. */
const life = 60_000;
/** Approximate number of objects sampled to estimate the number of terms per object. */
const sampled = 2_000;

/** Statistics of the search terms from the last ANALYZE. */
interface Counted {
  /** Estimated number of objects. */
  objects: number;
  /** Share of objects with each of the most common terms. */
  shares: ReadonlyMap<string, number>;
  /** Upper bound of the share of any other term. */
  below: number;
  /** Mean number of other terms per object. */
  others: number;
}

const nothing: Counted = { objects: 0, shares: new Map(), below: 0, others: 0 };

/** Estimated share of objects with a term, or with any term of a prefix. */
function shareOf({ shares, below, others }: Counted, { term, isWhole }: Wanted): number {
  if (isWhole) return shares.get(term) ?? below / 2;
  let [without, longer] = [1 - below / 2, 0];
  for (const [known, share] of shares)
    if (known.startsWith(term)) {
      without *= 1 - share;
      longer += Number(known !== term);
    }
  // Uncommon terms are assumed to have the same prefixes as common ones: rare terms together are frequent.
  if (longer > 0) without *= Math.exp((-others * longer) / shares.size);
  return 1 - without;
}

/**
 * The estimated share of objects that have both of two correlated terms.
 * @param bond correlation: 0 independent, 1 the rarer always comes with the more common one
 */
const shareOfBoth = (one: number, other: number, bond: number): number => Math.min(one, other) * Math.max(one, other) ** (1 - bond);

/** Assumed correlation of words in a query, and of overlapping Chinese pairs, which mostly form one word. */
const bonds = { words: 1 / 2, pairs: 3 / 4 };

/** Estimated share of objects with all terms of a text: only the two rarest words count. */
function shareOfAll(counted: Counted, wanted: readonly Wanted[]): number {
  const words: number[] = [];
  for (const [place, one] of wanted.entries()) {
    const [share, before] = [shareOf(counted, one), wanted[place - 1]];
    const isOverlapping = before !== undefined && isHan(one.term) && before.term.endsWith(one.term.slice(0, 1));
    words.push(isOverlapping ? shareOfBoth(words.pop() ?? 1, share, bonds.pairs) : share);
  }
  const [rarest = 0, next = 1] = words.toSorted((a, b) => a - b);
  return shareOfBoth(rarest, next, bonds.words);
}

/** Estimates how many objects match a text from the planner's statistics (ANALYZE). */
export function createCommonness({ db }: Pick<Platform, 'db'>) {
  async function read(): Promise<Counted> {
    const { rows } = await db.execute<{ objects: number; terms: string[]; shares: number[] }>(sql`
      select greatest(c.reltuples, 0)::float8 as objects, s.most_common_elems::text::text[] as terms, s.most_common_elem_freqs as shares
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_stats s on s.schemaname = n.nspname and s.tablename = c.relname and s.attname = 'terms'
      where c.oid = 'content_text'::regclass and s.most_common_elems is not null`);
    const [row] = rows;
    if (!row) return nothing;
    const part = Math.min(100, (100 * sampled) / Math.max(1, row.objects));
    const { rows: sizes } = await db.execute<{ size: number | null }>(
      sql`select avg(length(terms))::float8 as size from content_text tablesample system (${part})`,
    );
    // The statistics append the smallest and the largest share.
    const shares = row.terms.map((term, place) => [term, row.shares[place] ?? 0] as const);
    const common = shares.reduce((sum, [, share]) => sum + share, 0);
    return {
      objects: row.objects,
      shares: new Map(shares),
      below: row.shares[row.terms.length] ?? 0,
      others: Math.max(0, (sizes[0]?.size ?? 0) - common),
    };
  }

  let cached: { counted: Promise<Counted>; until: number } | undefined;
  function current(): Promise<Counted> {
    if (cached && performance.now() < cached.until) return cached.counted;
    const mine = { counted: read(), until: performance.now() + life };
    cached = mine;
    mine.counted.catch(() => {
      if (cached === mine) cached = undefined;
    });
    return mine.counted;
  }

  return {
    /** Expected number of objects that contain all terms of one of the texts. */
    async expected(texts: readonly (readonly Wanted[])[]): Promise<number> {
      const counted = await current();
      return counted.objects * texts.reduce((sum, wanted) => sum + shareOfAll(counted, wanted), 0);
    },
  };
}
