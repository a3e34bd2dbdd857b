/** A competition of the tree. */
export interface TreeLeague {
  id: string;
  name: string;
  /** CSS colour of its badge. */
  color?: string;
  href: string;
  /** Stage of the competition: 29/38, 8强. */
  progress?: string;
  /** Matches that are being played now. */
  playing: number;
}

/** A country, or a group of international competitions. */
export interface TreeCountry {
  id: string;
  name: string;
  leagues: readonly TreeLeague[];
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Filters the tree by a search: whole countries whose name contains it, else their leagues that do; case and accents are ignored. */
export function searchTree(countries: readonly TreeCountry[], search: string): readonly TreeCountry[] {
  const wanted = fold(search.trim());
  if (wanted === '') return countries;
  return countries.flatMap((country) => {
    if (fold(country.name).includes(wanted)) return [country];
    const leagues = country.leagues.filter(({ name }) => fold(name).includes(wanted));
    return leagues.length > 0 ? [{ ...country, leagues }] : [];
  });
}
