import type { CatalogueCompetition, CatalogueTeam } from '../catalogue.types.ts';
import { markedName } from '../markedName.ts';
import type { Names } from '../../text/local.ts';
import { say, type ClubLine, type League, type PeopleRegion, type SideCompetition, type YouthMark } from './football.types.ts';
import { continentalCups } from './continentalCups.data.ts';
import { cupLines } from './cups.data.ts';
import { europeCups } from './europeCups.data.ts';
import type { CupPlan } from './cups.types.ts';
import { juniors } from './juniors.data.ts';
import { worldCups } from './worldCups.data.ts';
import { footballSeasons } from './seasons.data.ts';
import type { QuietPlan, SeasonPlan } from '../season.types.ts';
import { argentinePrimera } from './argentina.data.ts';
import { aLeague } from './australia.data.ts';
import { brasileirao } from './brazil.data.ts';
import { chinaLeagueOne, chineseSuperLeague } from './china.data.ts';
import { championship, premierLeague } from './england.data.ts';
import { ligue1 } from './france.data.ts';
import { bundesliga } from './germany.data.ts';
import { serieA } from './italy.data.ts';
import { j1League } from './japan.data.ts';
import { kLeague1, kLeague2 } from './korea.data.ts';
import { ligaMx } from './mexico.data.ts';
import { eredivisie } from './netherlands.data.ts';
import { primeiraLiga } from './portugal.data.ts';
import { saudiProLeague } from './saudi.data.ts';
import { scottishPremiership } from './scotland.data.ts';
import { laLiga } from './spain.data.ts';
import { thaiLeague } from './thailand.data.ts';
import { superLig } from './turkey.data.ts';
import { majorLeagueSoccer } from './usa.data.ts';
import { vLeague } from './vietnam.data.ts';

/** Every league of the demo world; the order only decides which is placed first in the calendar. */
const leagues: readonly League[] = [
  ...[premierLeague, laLiga, bundesliga, serieA, ligue1, chineseSuperLeague, majorLeagueSoccer],
  ...[championship, eredivisie, primeiraLiga, superLig, scottishPremiership, saudiProLeague],
  ...[j1League, kLeague1, kLeague2, chinaLeagueOne, vLeague, thaiLeague, aLeague],
  ...[brasileirao, argentinePrimera, ligaMx],
];

/** Which squad of its clubs plays a division. */
export type Squad = 'first' | 'women' | 'youth';

/** A team with the data for the simulator. */
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
  /** When it is played. */
  plan: SeasonPlan | QuietPlan;
}

/** Mark behind the name of the club for teams of a squad. */
interface Mark {
  id: string;
  names: Names;
  shortNames: Names;
}

const firstMark: Mark = { id: '', names: say('', ''), shortNames: say('', '') };
const womenMark: Mark = { id: '-women', names: say('女足', ' Women', ' Nữ'), shortNames: say('女足', ' W', ' Nữ') };
const youthMark = (mark: YouthMark, id: '-youth' | '-juniors' = '-youth'): Mark => ({
  id,
  names: say(mark, ` ${mark}`),
  shortNames: say(mark, ` ${mark}`),
});

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

/** Calendar of a competition; a missing one is a mistake of the catalogue. */
function planOf(id: string): SeasonPlan | QuietPlan {
  const plan = footballSeasons[id];
  if (!plan) throw new RangeError(`No season of ${id}`);
  return plan;
}

function division(league: League, squad: Squad, mark: Mark, side?: SideCompetition): Division {
  const { id, names, shortNames, countryNames, color, tier, people, clubs } = league;
  return {
    competition: {
      id: id + mark.id,
      sport: 'football',
      names: side?.names ?? names,
      shortNames: side?.shortNames ?? shortNames,
      countryNames,
      color,
      tier: squad === 'youth' ? 4 : side ? 3 : tier,
    },
    squad,
    people,
    teams: clubs.slice(0, side?.clubs ?? clubs.length).map((line) => team(line, mark)),
    plan: planOf(id + mark.id),
  };
}

/** Every division of the demo world: the leagues, then their women's and youth leagues. */
export const divisions: readonly Division[] = [
  ...leagues.map((league) => division(league, 'first', firstMark)),
  ...leagues.flatMap((league) => (league.women ? [division(league, 'women', womenMark, league.women)] : [])),
  ...leagues.flatMap((league) => (league.youth ? [division(league, 'youth', youthMark(league.youth.mark), league.youth)] : [])),
  ...leagues.flatMap((league) => {
    const side = juniors[league.id];
    return side ? [division(league, 'youth', youthMark(side.mark, '-juniors'), side)] : [];
  }),
];

const homes = new Map(divisions.flatMap((each) => each.teams.map(({ id }) => [id, each] as const)));

/** Division in which a team plays its league; undefined for an unknown team. */
export const homeDivisionOf = (teamId: string): Division | undefined => homes.get(teamId);

/** A competition among clubs of several leagues, or of all tiers of a country; each club keeps the players of its own league. */
export interface Cup extends Division {
  /** Leagues all of whose clubs are in it. */
  leagues: readonly string[];
  plan: CupPlan;
}

function club(id: string): DemoTeam {
  const found = homes.get(id)?.teams.find((each) => each.id === id);
  if (!found) throw new RangeError(`No club ${id}`);
  return found;
}

const clubsOf = (leagueId: string) => leagues.find(({ id }) => id === leagueId)?.clubs.map(([key]) => key) ?? [];

/** Every cup of the demo world. */
export const cups: readonly Cup[] = [...cupLines, ...continentalCups, ...europeCups, ...worldCups].map(
  ({ clubs = [], leagues: whole = [], people, plan, ...competition }) => ({
    competition: { ...competition, sport: 'football' },
    squad: 'first',
    people,
    teams: [...clubs, ...whole.flatMap(clubsOf)].map(club),
    leagues: whole,
    plan,
  }),
);

const divisionById = new Map([...divisions, ...cups].map((each) => [each.competition.id, each]));

/** Division or cup by the id of its competition; an unknown id is a mistake of the caller. */
export function divisionOf(competitionId: string): Division {
  const found = divisionById.get(competitionId);
  if (!found) throw new RangeError(`No division ${competitionId}`);
  return found;
}
