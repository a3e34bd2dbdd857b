import type { CatalogueCompetition, CatalogueTeam } from '../catalogue.types.ts';
import { markedName } from '../markedName.ts';
import type { Names } from '../../text/local.ts';
import { say, type ClubLine, type League, type PeopleRegion, type SideCompetition, type YouthMark } from './football.types.ts';
import { leagues } from './leagues.ts';

/** Which squad of its clubs plays a division. */
export type Squad = 'first' | 'women' | 'youth';

/** A team with what the simulator needs to know of it. */
export interface DemoTeam extends CatalogueTeam {
  /** 1-100. */
  strength: number;
}

/** A competition with its teams, ready to be scheduled. */
export interface Division {
  competition: CatalogueCompetition;
  squad: Squad;
  people: PeopleRegion;
  teams: readonly DemoTeam[];
  /** Hours UTC of its first kick-off, within a day; may be negative or above 24 far from Greenwich. */
  firstKickoff: number;
  utcOffset: number;
}

/** What the teams of a squad bear behind the name of their club. */
interface Mark {
  id: string;
  names: Names;
  shortNames: Names;
}

const firstMark: Mark = { id: '', names: say('', ''), shortNames: say('', '') };
const womenMark: Mark = { id: '-women', names: say('女足', ' Women', ' Nữ'), shortNames: say('女足', ' W', ' Nữ') };
const youthMark = (mark: YouthMark): Mark => ({ id: '-youth', names: say(mark, ` ${mark}`), shortNames: say(mark, ` ${mark}`) });

function team([key, strength, first, second, zh, zhShort, en, enShort, vi = en, viShort = enShort]: ClubLine, mark: Mark): DemoTeam {
  return {
    id: key + mark.id,
    sport: 'football',
    names: { zh: zh + mark.names.zh, en: en + mark.names.en, vi: vi + mark.names.vi },
    shortNames: {
      zh: zhShort + mark.shortNames.zh,
      en: markedName(enShort, mark.shortNames.en),
      vi: markedName(viShort, mark.shortNames.vi),
    },
    colors: [first, second],
    logo: null,
    strength,
  };
}

function division(league: League, squad: Squad, mark: Mark, side?: SideCompetition): Division {
  const { id, names, shortNames, countryNames, color, tier, from, utcOffset, people, clubs } = league;
  return {
    competition: {
      id: id + mark.id,
      sport: 'football',
      names: side?.names ?? names,
      shortNames: side?.shortNames ?? shortNames,
      countryNames,
      color,
      tier: side ? 3 : tier,
    },
    squad,
    people,
    teams: clubs.slice(0, side?.clubs ?? clubs.length).map((line) => team(line, mark)),
    firstKickoff: (side?.from ?? from) - utcOffset,
    utcOffset,
  };
}

/** Every division of the demo world: the leagues, then their women and their young. */
export const divisions: readonly Division[] = [
  ...leagues.map((league) => division(league, 'first', firstMark)),
  ...leagues.flatMap((league) => (league.women ? [division(league, 'women', womenMark, league.women)] : [])),
  ...leagues.flatMap((league) => (league.youth ? [division(league, 'youth', youthMark(league.youth.mark), league.youth)] : [])),
];

const divisionById = new Map(divisions.map((each) => [each.competition.id, each]));

/** A division by the id of its competition; one that does not exist is a mistake of the caller. */
export function divisionOf(competitionId: string): Division {
  const found = divisionById.get(competitionId);
  if (!found) throw new RangeError(`No division ${competitionId}`);
  return found;
}
