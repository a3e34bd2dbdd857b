import { spelling } from '../../../text/spelling.ts';

/** Generic words in club names, in the languages of their leagues. */
const worn = new Set(
  'fc cf cfc sc ac afc ssc sk jk sv vfb vfl vfr tsv fsv bsc dsc msv spvgg bk if ff fk as aj ss us uc ud cd ca cs cr ec ad sd gd rc rcd sl cp acf bc kv fsc tsg sbv osc sco hsc ogc club clube de futbol football calcio futebol the'.split(
    ' ',
  ),
);

/** Founding years in short or long form; 1860 is part of a name. */
const number = /^(?:1|0\d|9\d|18(?!60)\d\d|19\d\d)$/;

/** A name without generic words; unchanged if it consists of nothing else. */
export const bareName = (name: string): string => {
  const words = spelling(name.replaceAll('.', '')).split(' ');
  const own = words.filter((word) => !worn.has(word) && !number.test(word));
  return own.length > 0 ? own.join(' ') : words.join(' ');
};

/** Minimum letters of names that may differ in one and in two letters, and of the short form of a long name. */
const [longForOne, longForTwo, longForShort] = [5, 8, 3];
/** Distance assigned to a short form: larger than the edit distance of similar names. */
const shortForm = 3;

/** Whether one name consists of words of the other, or of their initials: `Preston`, `QPR`. */
function isShortFormOf(short: string, long: string): boolean {
  const words = long.split(' ');
  if (short.length < longForShort || words.length < 2) return false;
  return short.split(' ').every((word) => words.includes(word)) || short === words.map(([letter]) => letter).join('');
}

/** Edit distance of two names. */
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

/** Edit distance of two names without generic words; infinite for very different names. */
export function nameDistance(one: string, other: string): number {
  const [first, second] = [bareName(one), bareName(other)];
  if (first === second) return 0;
  if (isShortFormOf(first, second) || isShortFormOf(second, first)) return shortForm;
  const shorter = Math.min(first.length, second.length);
  const most = shorter >= longForTwo ? 2 : shorter >= longForOne ? 1 : 0;
  if (Math.abs(first.length - second.length) > most) return Infinity;
  const found = changes(first, second);
  return found <= most ? found : Infinity;
}

/** A team with the areas whose files name it. */
export interface Named {
  id: string;
  name: string;
  areas: readonly string[];
}

/**
 * Whether two teams may be the same: their names differ only in generic words, or files of one country use a long and a short form. Files
 * of different countries name different teams.
 */
function mayBeOne(one: Named, other: Named): boolean {
  const isShared = one.areas.some((area) => other.areas.includes(area));
  const [first, second] = [bareName(one.name), bareName(other.name)];
  if (first === second) return isShared || one.areas.length === 0 || other.areas.length === 0;
  return isShared && (isShortFormOf(first, second) || isShortFormOf(second, first));
}

/** Pairs of teams that may be the same. */
export function suspectedTwins(teams: readonly Named[]): [string, string][] {
  const alike = Map.groupBy(teams, ({ name }) => bareName(name).split(' ')[0] ?? '');
  return [...alike.values()].flatMap((same) =>
    same.flatMap((one, index) =>
      same.slice(index + 1).flatMap((other): [string, string][] => (mayBeOne(one, other) ? [[one.id, other.id]] : [])),
    ),
  );
}
