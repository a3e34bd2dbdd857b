import { basketballDivisions } from '../../../catalogue/basketball/divisions.ts';
import { createLeagueCalendar } from '../leagueCalendar.ts';
import { rememberDays } from '../remember.ts';
import type { SimulatedSport } from '../sport.ts';
import { boxAt } from './box.ts';
import { planGame } from './game.ts';

const minute = 60_000;
/** What of a game is sure to be played: twelve-minute quarters last longer. */
const surelyOn = (quarter: 10 | 12): [number, number] => [3 * minute, (quarter === 12 ? 104 : 82) * minute];

/** The simulated basketball world. */
export const basketball: SimulatedSport = {
  foundation: {
    competitions: basketballDivisions.map(({ competition }) => competition),
    teams: basketballDivisions.flatMap(({ teams }) => teams.map(({ strength: _, ...team }) => team)),
  },
  planDay: rememberDays(
    createLeagueCalendar(
      'basketball',
      basketballDivisions.map((division) => ({ ...division, first: division.firstTipOff, surelyOn: surelyOn(division.rules.quarter) })),
    ),
  ),
  plan(seed, fixture) {
    const game = planGame(seed, fixture);
    return { timeline: game, sheetAt: (version) => ({ box: boxAt(game, version) }) };
  },
};
