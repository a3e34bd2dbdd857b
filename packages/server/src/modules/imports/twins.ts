import { spelling } from '../../text/spelling.ts';

/** Words that clubs wear beside their name, in the languages of their leagues. */
const worn = new Set(
  'fc cf sc ac afc ssc sk sv vfb vfl tsv fsv bk if ff fk as ss us uc ud cd ca ad sd rc rcd sl cp acf bc kv fsc tsg club de futbol football calcio futebol 1 04 05 07 09 1899 1904 1907 1909'.split(
    ' ',
  ),
);

/** A name without what clubs wear; one that is nothing else stands as it is. */
const bare = (name: string): string => {
  const words = spelling(name.replaceAll('.', '')).split(' ');
  const own = words.filter((word) => !worn.has(word));
  return own.length > 0 ? own.join(' ') : words.join(' ');
};

/** Fewest letters of names that may differ in one, and in two. */
const [longForOne, longForTwo] = [5, 8];

/** How many letters one name has to be changed in to be another. */
function changes(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [above, letter] of [...one].entries()) {
    const next = [above + 1];
    for (let at = 0; at < other.length; at += 1)
      next.push(Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + Number(letter !== other[at])));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Letters in which two names differ besides words that clubs wear; infinite for names that are nowhere near. */
export function nameDistance(one: string, other: string): number {
  const [first, second] = [bare(one), bare(other)];
  if (first === second) return 0;
  const shorter = Math.min(first.length, second.length);
  const most = shorter >= longForTwo ? 2 : shorter >= longForOne ? 1 : 0;
  if (Math.abs(first.length - second.length) > most) return Infinity;
  const found = changes(first, second);
  return found <= most ? found : Infinity;
}

/** A team with where files name it. */
export interface Named {
  id: string;
  name: string;
  areas: readonly string[];
}

/** Pairs of teams whose names differ in worn words alone; files of different countries name different teams. */
export function suspectedTwins(teams: readonly Named[]): [string, string][] {
  const alike = Map.groupBy(teams, ({ name }) => bare(name));
  return [...alike.values()].flatMap((same) =>
    same.flatMap((one, index) =>
      same.slice(index + 1).flatMap((other): [string, string][] => {
        const apart = one.areas.length > 0 && other.areas.length > 0 && !one.areas.some((area) => other.areas.includes(area));
        return apart ? [] : [[one.id, other.id]];
      }),
    ),
  );
}
