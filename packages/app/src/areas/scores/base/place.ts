import * as z from 'zod/mini';
import { readJson, storageKeys, writeJson } from '../../../platform/storage/storage.ts';

/** Sports that have a database. */
export type BaseSport = 'football' | 'basketball';

/** Stages of a season with playoffs, in order. */
export const seasonStages = ['regular', 'playin', 'playoffs'] as const;
export type SeasonStage = (typeof seasonStages)[number];

/** Content of the database page: a competition, one of its seasons, a round. */
export interface BasePlace {
  sport: BaseSport;
  /** Undefined until the person or the tree says which. */
  id: string | undefined;
  season: string | undefined;
  round: string | undefined;
  /** Undefined until the person says which, and where a season has only one. */
  stage?: SeasonStage | undefined;
}

const known = z.string().check(z.regex(/^[\w-]{1,80}$/));

/** Reads the address; an invalid id counts as missing. */
export function readPlace(sport: BaseSport, parameters: URLSearchParams): BasePlace {
  const read = (name: string) => {
    const found = known.safeParse(parameters.get(name));
    return found.success ? found.data : undefined;
  };
  const stage = seasonStages.find((each) => each === parameters.get('stage'));
  return { sport, id: read('id'), season: read('season'), round: read('round'), stage };
}

/** Whom the address names: a team, or a player; null for a competition. */
export function readSubject(parameters: URLSearchParams): { kind: 'team' | 'player'; id: string } | null {
  for (const kind of ['player', 'team'] as const) {
    const value = parameters.get(kind);
    // What cannot be an id is nobody's, and its page says so.
    if (value !== null) return { kind, id: known.safeParse(value).data ?? '' };
  }
  return null;
}

/** Parameters of a call about a team in a season. */
export const ofTeam = ({ id: competition, season }: Pick<BasePlace, 'id' | 'season'>, id: string) => ({
  id,
  ...(competition !== undefined && { competition }),
  ...(season !== undefined && { season }),
});

/** Parameters of every call about a season. */
export const ofSeason = ({ id = '', season }: BasePlace) => ({ id, ...(season !== undefined && { season }) });

/** Address of a competition in the database. */
export const baseHref = (sport: BaseSport, id: string): string => `/base-${sport}?id=${encodeURIComponent(id)}`;

const last = z.partialRecord(z.enum(['football', 'basketball']), known);

/** The competition of a sport that was looked at last; undefined on the first visit. */
export const lastLeague = (sport: BaseSport): string | undefined => readJson(storageKeys.league, last, {})[sport];

/** Keeps the competition that is looked at. */
export const keepLeague = (sport: BaseSport, id: string): void =>
  writeJson(storageKeys.league, { ...readJson(storageKeys.league, last, {}), [sport]: id });
