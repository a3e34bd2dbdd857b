/** A written name without case, accents and punctuation: the key of alias tables. */
export const spelling = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Most characters of an id that is made from a name. */
const longestSlug = 24;

/** Id made from a name; a name without Latin letters gives the code points of its first ones. */
export function slug(name: string): string {
  const latin = spelling(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const text =
    latin ||
    [...spelling(name)]
      .slice(0, 4)
      .map((letter) => letter.codePointAt(0)?.toString(16))
      .join('-');
  return text.slice(0, longestSlug).replace(/-$/, '');
}

const ends = (long: string, short: string) => long !== short && long.endsWith(` ${short}`);

/** Full name of a player who is also written short: the only longer name in the team that ends with it. */
export function fullName(name: string, ofTeam: Iterable<string>): string {
  const longer = [...new Set(ofTeam)].filter((other) => ends(spelling(other), spelling(name)));
  return longer.length === 1 ? (longer[0] ?? name) : name;
}
