import {
  basketballPlayerSeason,
  basketballTable,
  competitionTree,
  footballPlayerSeason,
  seasonList,
  seasonRounds,
  seasonTable,
  teamSeason,
} from '../scores/competitions/index.ts';
import { question, type Question } from './question.ts';

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

const known = /^[\w-]{1,80}$/;
const valid = (text: string | null) => (text !== null && known.test(text) ? text : undefined);

/** Reads the address; an invalid id counts as missing. */
export function readPlace(sport: BaseSport, address: URLSearchParams): BasePlace {
  const read = (name: string) => valid(address.get(name));
  const stage = seasonStages.find((each) => each === address.get('stage'));
  return { sport, id: read('id'), season: read('season'), round: read('round'), stage };
}

/** Whom the address names: a team, or a player; null for a competition. */
export function readSubject(address: URLSearchParams): { kind: 'team' | 'player'; id: string } | null {
  for (const kind of ['player', 'team'] as const) {
    const value = address.get(kind);
    // What cannot be an id is nobody's, and its page says so.
    if (value !== null) return { kind, id: valid(value) ?? '' };
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
export const ofSeason = ({ id = '', season }: Pick<BasePlace, 'id' | 'season'>) => ({ id, ...(season !== undefined && { season }) });

/** Names, rounds and table of a season. */
const seasonQuestions = (sport: BaseSport, place: Pick<BasePlace, 'id' | 'season'>): Question[] => [
  question(seasonList, { id: place.id ?? '' }),
  question(seasonRounds, ofSeason(place)),
  sport === 'football' ? question(seasonTable, { ...ofSeason(place), live: 1 }) : question(basketballTable, ofSeason(place)),
];

/** First requests of a database page: the tree and the season in the address, else the first one; or the team or player in it. */
export const baseQuestions =
  (sport: BaseSport) =>
  (address: URLSearchParams): Question[] => {
    const place = readPlace(sport, address);
    const subject = readSubject(address);
    if (subject?.id === '') return [];
    if (subject?.kind === 'team') return [question(teamSeason, { ...ofTeam(place, subject.id), sport })];
    if (subject) return [question(sport === 'football' ? footballPlayerSeason : basketballPlayerSeason, { id: subject.id })];
    if (place.id !== undefined) return [question(competitionTree, { sport }), ...seasonQuestions(sport, place)];
    return [
      question(competitionTree, { sport }, ({ hot, countries }) => {
        const id = hot[0] ?? countries[0]?.competitions[0]?.id;
        return id === undefined ? [] : seasonQuestions(sport, { ...place, id });
      }),
    ];
  };
