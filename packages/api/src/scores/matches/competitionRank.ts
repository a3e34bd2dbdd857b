import type { Competition } from './matches.schema.ts';

/** The competitions that everybody knows, as fans of the site rank them; others of the same tier follow. */
const renowned = ['epl', 'laliga', 'serie-a', 'bundesliga', 'ligue-1', 'csl', 'world-cup', 'nba', 'cba', 'euroleague'];

type Ranked = Pick<Competition, 'id' | 'tier'>;

const rankOf = ({ id }: Ranked) => (renowned.indexOf(id) + renowned.length + 1) % (renowned.length + 1);

/** The order of competitions in every list: by tier, then those that everybody knows, then by id. */
export const byRenown = (one: Ranked, other: Ranked): number =>
  one.tier - other.tier || rankOf(one) - rankOf(other) || Number(one.id > other.id) - Number(one.id < other.id);
