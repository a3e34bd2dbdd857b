import { seriesGames, type GameChoice } from '@pitchside/ui/Series';
import { routes } from '../../../routes.data.ts';
import { placeHref, placeOf, type ScorePlace } from '../table/scoresPlace.ts';

/** Lengths of a series that can be chosen, in maps. */
export const seriesLengths = [1, 3, 5, 7] as const;
export type SeriesLength = (typeof seriesLengths)[number];

/** Place in the esports lists that an address names: list, game, and length of a series. */
export interface SeriesPlace extends ScorePlace {
  game: GameChoice;
  /** Undefined for series of any length. */
  length?: SeriesLength;
}

/** Reads the parameters of an address; invalid values are left out. */
export function seriesPlaceOf(parameters: URLSearchParams): SeriesPlace {
  const [game, maps] = [parameters.get('game'), Number(parameters.get('bo'))];
  const length = seriesLengths.find((known) => known === maps);
  return { ...placeOf(parameters), game: seriesGames.find((known) => known === game) ?? 'all', ...(length && { length }) };
}

/** The address of a list of esports, by name; a series that is chosen goes along only where it is given. */
export function seriesHref({ game = 'all', length, match, ...place }: Partial<SeriesPlace>): string {
  const [, search = ''] = placeHref(routes.football.path, place).split('?');
  const parameters = new URLSearchParams({ sport: 'esports', ...Object.fromEntries(new URLSearchParams(search)) });
  if (game !== 'all') parameters.set('game', game);
  if (length) parameters.set('bo', String(length));
  if (match) parameters.set('match', match);
  return `${routes.football.path}?${parameters}`;
}
