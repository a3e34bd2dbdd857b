import type { CatalogueCompetition, CatalogueTeam } from '../catalogue.types.ts';
import { markedName } from '../markedName.ts';
import type { Names } from '../../text/local.ts';
import { say, type ClubLine, type PeopleRegion, type SideCompetition } from '../football/football.types.ts';
import type { BasketballLeague, GameRules } from './basketball.types.ts';
import { basketballSeasons } from './seasons.data.ts';
import type { QuietPlan, SeasonPlan } from '../season.types.ts';
import { cba } from './china.data.ts';
import { euroCup, euroLeague } from './europe.data.ts';
import { bLeague, kbl, pba, vba } from './farEast.data.ts';
import { gLeague } from './gLeague.data.ts';
import { nba } from './nba.data.ts';
import { nbb, nbl } from './south.data.ts';
import { ncaa, wnba } from './usa.data.ts';

/** Every basketball league of the demo world; the order only decides which is placed first in the calendar. */
const basketballLeagues: readonly BasketballLeague[] = [
  nba,
  cba,
  euroLeague,
  euroCup,
  wnba,
  ncaa,
  gLeague,
  bLeague,
  kbl,
  pba,
  vba,
  nbl,
  nbb,
];

/** A team with the data for the simulator. */
export interface BasketballTeam extends CatalogueTeam {
  /** 1-100. */
  strength: number;
}

/** A basketball competition with its teams, ready to be scheduled. */
export interface BasketballDivision {
  competition: CatalogueCompetition;
  people: PeopleRegion;
  isWomen: boolean;
  teams: readonly BasketballTeam[];
  rules: GameRules;
  /** When it is played. */
  plan: SeasonPlan | QuietPlan;
}

/** Mark behind the names of teams in a side competition; nothing in the league itself. */
interface Mark {
  id: string;
  names: Names;
}

const noMark: Mark = { id: '', names: say('', '') };

/** Ids of teams are shared by all sports: the clubs of this one bear its letters. */
const team = (
  [key, strength, first, second, zh, zhShort, en, enShort, vi = en, viShort = enShort]: ClubLine,
  { id, names }: Mark,
): BasketballTeam => ({
  id: `bb-${key}${id}`,
  sport: 'basketball',
  names: { zh: zh + names.zh, en: en + names.en, vi: vi + names.vi },
  shortNames: { zh: zhShort + names.zh, en: markedName(enShort, names.en), vi: markedName(viShort, names.vi) },
  colors: [first, second],
  logo: null,
  strength,
});

/** Calendar of a competition; a missing one is a mistake of the catalogue. */
function planOf(id: string): SeasonPlan | QuietPlan {
  const plan = basketballSeasons[id];
  if (!plan) throw new RangeError(`No season of ${id}`);
  return plan;
}

function division(league: BasketballLeague, mark: Mark = noMark, side?: SideCompetition & { points: number }): BasketballDivision {
  const { id, names, shortNames, countryNames, color, tier, rules, people, clubs, isWomen = false } = league;
  return {
    competition: {
      id: id + mark.id,
      sport: 'basketball',
      names: side?.names ?? names,
      shortNames: side?.shortNames ?? shortNames,
      countryNames,
      color,
      tier: mark.id === '-youth' ? 4 : side ? 3 : tier,
    },
    people,
    isWomen: isWomen || mark.id === '-women',
    teams: clubs.slice(0, side?.clubs ?? clubs.length).map((line) => team(line, mark)),
    rules: side ? { quarter: 10, points: side.points } : rules,
    plan: planOf(id + mark.id),
  };
}

/** Every basketball division of the demo world: the leagues, and their women's and youth leagues. */
export const basketballDivisions: readonly BasketballDivision[] = basketballLeagues.flatMap((league) => [
  division(league),
  ...(league.women ? [division(league, { id: '-women', names: say('女篮', ' W', ' Nữ') }, league.women)] : []),
  ...(league.youth ? [division(league, { id: '-youth', names: say(league.youth.mark, ` ${league.youth.mark}`) }, league.youth)] : []),
]);

const byId = new Map(basketballDivisions.map((each) => [each.competition.id, each]));

/** Division by the id of its competition; an unknown id is a mistake of the caller. */
export function basketballDivisionOf(competitionId: string): BasketballDivision {
  const found = byId.get(competitionId);
  if (!found) throw new RangeError(`No basketball division ${competitionId}`);
  return found;
}
