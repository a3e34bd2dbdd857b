import { homeDivisionOf, type Division } from '../../../catalogue/football/divisions.ts';
import { people } from '../../../catalogue/names/people.ts';
import type { NameOrder, NamePart, NameStock } from '../../../catalogue/names/people.types.ts';
import type { Names } from '../../../text/local.ts';
import { randomFor, type Random } from '../../../platform/random.ts';
import { remembered } from '../remember.ts';

/** Position of a player; keepers come first in a squad. */
export type Position = 'keeper' | 'defender' | 'midfielder' | 'forward';

export interface Player {
  name: Names;
  position: Position;
}

/** Positions of the starters (4-3-3), then of the bench. */
const formation: readonly Position[] = [
  ...([
    'keeper',
    'defender',
    'defender',
    'defender',
    'defender',
    'midfielder',
    'midfielder',
    'midfielder',
    'forward',
    'forward',
    'forward',
  ] as const),
  ...(['keeper', 'defender', 'defender', 'midfielder', 'midfielder', 'forward', 'forward'] as const),
];

/** Players of a starting team. */
export const starters = 11;

function fullName({ zhOrder, zhJoin, latinOrder }: NameStock, family: NamePart, given: NamePart): Names {
  const inOrder = (order: NameOrder, of: (part: NamePart) => string, join: string) =>
    (order === 'family-first' ? [family, given] : [given, family]).map(of).join(join);
  return {
    zh: inOrder(zhOrder, ([zh]) => zh, zhJoin),
    en: inOrder(latinOrder, ([, en]) => en, ' '),
    vi: inOrder(latinOrder, ([, en, vi = en]) => vi, ' '),
  };
}

/** Different pairs of family and given name; families repeat only where there are fewer than players. */
export function inventNames(random: Random, stock: NameStock, given: readonly NamePart[], size: number): Names[] {
  const families = random.shuffled(stock.families);
  const chosen = random.shuffled(given);
  return Array.from({ length: size }, (_, index) => {
    const family = families[index % families.length];
    // Advances by one more in each turn of the families, so that no pair repeats.
    const first = chosen[(index + Math.floor(index / families.length)) % chosen.length];
    return fullName(stock, family ?? ['', ''], first ?? ['', '']);
  });
}

/** Cached squads: a day needs each of its teams several times. */
const squadCacheSize = 1_024;

/** Names for the players of a team: those of its own league, in a cup too. */
const peopled = (division: Pick<Division, 'people' | 'squad'>, teamId: string) => homeDivisionOf(teamId) ?? division;

/** The 18 players of a team, invented; the same in every match of a seed. */
export const squadOf = (seed: string, division: Pick<Division, 'people' | 'squad'>, teamId: string): readonly Player[] =>
  rememberedSquad(seed, peopled(division, teamId), teamId);

const rememberedSquad = remembered(
  (seed: string, { people: region, squad }: Pick<Division, 'people' | 'squad'>, teamId: string): readonly Player[] => {
    const stock = people[region];
    const all = inventNames(
      randomFor(seed, 'squad', teamId),
      stock,
      (squad === 'women' ? stock.women : undefined) ?? stock.men,
      formation.length,
    );
    return formation.map((position, index) => ({ position, name: all[index] ?? { zh: '', en: '', vi: '' } }));
  },
  (seed, { people: region, squad }, teamId) => `${seed} ${region} ${squad} ${teamId}`,
  squadCacheSize,
);

/** A person around a match who is in no squad: a coach, a referee, an absent player; the same for the same key. */
export function personOf(
  seed: string,
  { people: region, squad }: Pick<Division, 'people' | 'squad'>,
  ...key: readonly (string | number)[]
): Names {
  const stock = people[region];
  const [name] = inventNames(randomFor(seed, 'person', ...key), stock, (squad === 'women' ? stock.women : undefined) ?? stock.men, 1);
  return name ?? { zh: '', en: '', vi: '' };
}
