import type { EsportsGame } from '@pitchside/api/scores/matches';
import type { CatalogueCompetition, CatalogueTeam } from '../catalogue.types.ts';
import type { ClubLine } from '../football/football.types.ts';
import type { EsportsLeague } from './esports.types.ts';
import { cctAmericas, cctAsia, cctEurope, proLeague } from './cs.data.ts';
import { asianChampions, dreamLeague } from './dota.data.ts';
import { hokInvitational, kpl } from './kog.data.ts';
import { americas, lck, lcp, lec, lfl, lpl } from './lol.data.ts';

/** Every esports competition of the demo world; the order only decides which is placed first in the calendar. */
const esportsLeagues: readonly EsportsLeague[] = [
  lpl,
  lck,
  kpl,
  dreamLeague,
  proLeague,
  lec,
  lcp,
  americas,
  cctAmericas,
  cctEurope,
  cctAsia,
  asianChampions,
  lfl,
  hokInvitational,
];

/** A team with the data for the simulator. */
export interface EsportsTeam extends CatalogueTeam {
  /** 1-100. */
  strength: number;
}

/** An esports competition with its teams, ready to be scheduled. */
export interface EsportsDivision {
  competition: CatalogueCompetition;
  game: EsportsGame;
  teams: readonly EsportsTeam[];
  bestOf: EsportsLeague['bestOf'];
  every: 1 | 2;
  /** Hours UTC of its first start, within a day; may be negative or above 24. */
  first: number;
  utcOffset: number;
}

/** Mark of second teams, behind the tag of their club. */
const academyMark = '.A';

/** Ids of teams are shared by all sports: those of this one bear its letters. */
const team = (
  [key, strength, first, second, zh, zhShort, en, enShort, vi = en, viShort = enShort]: ClubLine,
  isAcademy: boolean,
): EsportsTeam => {
  const full = isAcademy ? ' Academy' : '';
  const mark = isAcademy ? academyMark : '';
  return {
    id: `es-${key}${isAcademy ? '-academy' : ''}`,
    sport: 'esports',
    names: { zh: zh + mark, en: en + full, vi: vi + full },
    shortNames: { zh: zhShort + mark, en: enShort + mark, vi: viShort + mark },
    colors: [first, second],
    logo: null,
    strength,
  };
};

function division(league: EsportsLeague, academy?: EsportsLeague['academy']): EsportsDivision {
  const { id, game, names, shortNames, countryNames, color, tier, utcOffset, from, every, bestOf, teams } = league;
  return {
    competition: {
      id: academy ? `${id}-academy` : id,
      sport: 'esports',
      names: academy?.names ?? names,
      shortNames: academy?.shortNames ?? shortNames,
      countryNames,
      color,
      tier: academy ? 3 : tier,
    },
    game,
    teams: teams.map((line) => team(line, academy !== undefined)),
    bestOf: academy ? [bestOf[0], bestOf[0] === 5 ? 5 : 3] : bestOf,
    every: academy ? 1 : every,
    first: (academy?.from ?? from) - utcOffset,
    utcOffset,
  };
}

/** Every esports division of the demo world: the leagues, then those of their second teams. */
export const esportsDivisions: readonly EsportsDivision[] = esportsLeagues.flatMap((league) => [
  division(league),
  ...(league.academy ? [division(league, league.academy)] : []),
]);

const byId = new Map(esportsDivisions.map((each) => [each.competition.id, each]));

/** Division by the id of its competition; an unknown id is a mistake of the caller. */
export function esportsDivisionOf(competitionId: string): EsportsDivision {
  const found = byId.get(competitionId);
  if (!found) throw new RangeError(`No esports division ${competitionId}`);
  return found;
}
