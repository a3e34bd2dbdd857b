import type { EsportsGame } from '@pitchside/api/scores/matches';
import { esportsDivisionOf, esportsDivisions } from '../../../catalogue/esports/divisions.ts';
import { createLeagueCalendar, splitsBy } from '../leagueCalendar.ts';
import { rememberDays } from '../remember.ts';
import type { SimulatedSport } from '../sport.ts';
import { planSeries } from './series.ts';
import { sheetAt } from './sheet.ts';

const minute = 60_000;
/** Time that a series of a game is certain to last, ms: two maps, in Honor of Kings three. */
const surely: Readonly<Record<EsportsGame, number>> = { lol: 62 * minute, kog: 55 * minute, dota2: 76 * minute, cs: 56 * minute };

/** The simulated esports world. */
export const esports: SimulatedSport = {
  foundation: {
    competitions: esportsDivisions.map(({ competition }) => competition),
    teams: esportsDivisions.flatMap(({ teams }) => teams.map(({ strength: _, ...team }) => team)),
  },
  planDay: rememberDays(
    createLeagueCalendar(
      'esports',
      esportsDivisions.map((division) => ({ ...division, spread: 8, surelyOn: [2 * minute, surely[division.game]] as const })),
      ({ competition }, isHot) => {
        const { game, bestOf } = esportsDivisionOf(competition.id);
        return { esports: { game, best_of: bestOf[isHot ? 1 : 0], maps: [] } };
      },
    ),
  ),
  seasonsBy: (_, day) => splitsBy(day),
  fixturesOf: () => [],
  plan(seed, fixture) {
    const series = planSeries(seed, fixture);
    return { timeline: series, sheetAt: (version) => ({ series: sheetAt(series, version) }) };
  },
};
