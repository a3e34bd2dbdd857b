import { writings } from '../../../catalogue/football/aliases.data.ts';
import { divisions } from '../../../catalogue/football/divisions.ts';
import { say } from '../../../catalogue/football/football.types.ts';
import { nations } from '../../../catalogue/football/nations.data.ts';
import { pastClubs, type TeamLine } from '../../../catalogue/football/pastClubs.data.ts';
import { slug, spelling } from '../../../text/spelling.ts';
import type { FeedTeam } from '../sport/index.ts';
import { bareName } from './twins.ts';

/** Maximum characters of the area in an id made from a name. */
const longestArea = 12;

/** Id of a club that is known by its name only. */
export const idOfName = (area: string, name: string): string => `${area.slice(0, longestArea)}-${slug(name)}`;

const teamOf = ([id, first, second, zh, zhShort, en, enShort, vi = en, viShort = enShort]: TeamLine): FeedTeam => ({
  id,
  sport: 'football',
  names: say(zh, en, vi),
  shortNames: say(zhShort, enShort, viShort),
  colors: [first, second],
  logo: null,
});

/** Names of countries in files that differ from the catalogue. */
const countries: Readonly<Record<string, string>> = { turkey: 'turkiye' };

/** Clubs of today's leagues by country, without women's and youth teams. */
const todaysClubs = (area: string): FeedTeam[] =>
  divisions
    .filter(({ squad, competition }) => squad === 'first' && slug(competition.countryNames.en) === (countries[area] ?? area))
    .flatMap(({ teams }) => teams.map(({ strength: _, ...team }) => team));

interface KnownNames {
  /** By exact spelling of each catalogue name. */
  exact: ReadonlyMap<string, FeedTeam>;
  /** By the name without generic words; ambiguous names are left out. */
  bare: ReadonlyMap<string, FeedTeam>;
}

/** Names that belong to a single team. */
function clear(names: readonly (readonly [name: string, team: FeedTeam])[]): Map<string, FeedTeam> {
  const byName = Map.groupBy(names, ([name]) => name);
  return new Map(
    [...byName].flatMap(([name, own]) => {
      const [first] = own;
      return first && own.every(([, { id }]) => id === first[1].id) ? [[name, first[1]] as const] : [];
    }),
  );
}

const known = new Map<string, KnownNames>();

function namesIn(area: string): KnownNames {
  const found = known.get(area);
  if (found) return found;
  const teams = [...todaysClubs(area), ...(pastClubs[area] ?? []).map(teamOf), ...(area === 'international' ? nations.map(teamOf) : [])];
  const written = teams.flatMap((team) => [team.names.en, ...(writings[area]?.[team.id] ?? [])].map((name) => [name, team] as const));
  const short = clear(teams.map((team) => [spelling(team.shortNames.en), team] as const));
  const names: KnownNames = {
    exact: new Map([...short, ...written.map(([name, team]) => [spelling(name), team] as const)]),
    // Names of nations have no generic words.
    bare: area === 'international' ? new Map() : clear(written.map(([name, team]) => [bareName(name), team] as const)),
  };
  known.set(area, names);
  return names;
}

/** Catalogue teams of an area, by the spelling of each of their names. */
export const catalogued = (area: string): ReadonlyMap<string, FeedTeam> => namesIn(area).exact;

/** The catalogue team with exactly this name in an area, without the table of aliases. */
export const teamNamed = (area: string, name: string): FeedTeam | undefined => catalogued(area).get(spelling(name));

/** The team whose name differs only in generic words, if it is the only one. */
export const teamNearlyNamed = (area: string, name: string): FeedTeam | undefined =>
  teamNamed(area, name) ?? namesIn(area).bare.get(bareName(name));
