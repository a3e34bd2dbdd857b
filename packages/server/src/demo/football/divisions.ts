import type { FeedCompetition, FeedTeam } from '../../feeds/feed.types.ts';
import type { Names } from '../../text/local.ts';
import { say, type ClubLine, type League, type PeopleRegion, type SideCompetition } from './football.types.ts';
import { leagues } from './leagues.ts';

/** Which squad of its clubs plays a division. */
export type Squad = 'first' | 'women' | 'youth';

/** A team with what the simulator needs to know of it. */
export interface DemoTeam extends FeedTeam {
  /** 1-100. */
  strength: number;
}

/** A competition with its teams, ready to be scheduled. */
export interface Division {
  competition: FeedCompetition;
  squad: Squad;
  people: PeopleRegion;
  teams: readonly DemoTeam[];
  /** Hours UTC of its first kick-off, within a day; may be negative or above 24 far from Greenwich. */
  firstKickoff: number;
  utcOffset: number;
}

const longestShort = 12;

/** Cuts a Latin short name so that the mark of the squad still fits behind it. */
function marked(short: string, mark: string): string {
  if (short.length + mark.length <= longestShort) return short + mark;
  return short.slice(0, longestShort - mark.length).trim() + mark;
}

const marks: Record<Squad, { names: Names; shortNames: Names; idEnd: string }> = {
  first: { names: say('', ''), shortNames: say('', ''), idEnd: '' },
  women: { names: say('女足', ' Women', ' Nữ'), shortNames: say('女足', ' W', ' Nữ'), idEnd: '-w' },
  youth: { names: say('U21', ' U21'), shortNames: say('U21', ' U21'), idEnd: '-u21' },
};

function team([key, strength, first, second, zh, zhShort, en, enShort, vi = en, viShort = enShort]: ClubLine, squad: Squad): DemoTeam {
  const mark = marks[squad];
  return {
    id: key + mark.idEnd,
    sport: 'football',
    names: { zh: zh + mark.names.zh, en: en + mark.names.en, vi: vi + mark.names.vi },
    shortNames: { zh: zhShort + mark.shortNames.zh, en: marked(enShort, mark.shortNames.en), vi: marked(viShort, mark.shortNames.vi) },
    colors: [first, second],
    logo: null,
    strength,
  };
}

function division(league: League, squad: Squad, side: SideCompetition | undefined): Division {
  const { id, names, shortNames, countryNames, color, tier, from, utcOffset, people, clubs } = league;
  return {
    competition: { id: id + marks[squad].idEnd, sport: 'football', names: side?.names ?? names, shortNames: side?.shortNames ?? shortNames, countryNames, color, tier: side ? 3 : tier },
    squad,
    people,
    teams: clubs.slice(0, side?.clubs ?? clubs.length).map((line) => team(line, squad)),
    firstKickoff: (side?.from ?? from) - utcOffset,
    utcOffset,
  };
}

/** Every division of the demo world: the leagues, then their women and their young. */
export const divisions: readonly Division[] = [
  ...leagues.map((league) => division(league, 'first', undefined)),
  ...leagues.flatMap((league) => (league.women ? [division(league, 'women', league.women)] : [])),
  ...leagues.flatMap((league) => (league.youth ? [division(league, 'youth', league.youth)] : [])),
];

const divisionById = new Map(divisions.map((each) => [each.competition.id, each]));

/** A division by the id of its competition; one that does not exist is a mistake of the caller. */
export function divisionOf(competitionId: string): Division {
  const found = divisionById.get(competitionId);
  if (!found) throw new RangeError(`No division ${competitionId}`);
  return found;
}
