import type { QuietPlan, SeasonPlan } from '../../../catalogue/season.types.ts';
import type { FeedFixture } from '../../../modules/scores/sport/index.ts';
import type { Sport } from '@pitchside/api/scores/matches';
import { appeal, assignHours, nightsOf, type Abroad } from './assign.ts';
import { dayLength, weekBegins, weekOf, type Season } from './days.ts';
import { instantAt } from './hours.ts';
import { roundName, weekName } from './names.ts';
import { meetings, pairingsOf, type Pairing } from './pairings.ts';
import type { QuietPlace } from './quiet.ts';
import { placeRounds, type CupWeeks } from './rounds.ts';

/** A competition as its calendar sees it. */
export interface Played {
  sport: Sport;
  competition: { id: string; tier: number };
  teams: readonly { id: string; strength: number }[];
  plan: SeasonPlan | QuietPlan;
  /** Leagues whose clubs all take part, for the cup of a country. */
  leagues?: readonly string[];
  /** Time that is certain to be played, ms after the scheduled start. */
  surelyOn: readonly [from: number, until: number];
  /** Number of hot matches in a round. */
  hot: number;
}

type Team = Played['teams'][number];

export const isQuiet = (plan: SeasonPlan | QuietPlan): plan is QuietPlan => !('windows' in plan);

/** Makes the fixtures of a season, round by round. */
function recorder(seed: string, { sport, competition, hot }: Played, season: Season) {
  const fixtures: FeedFixture[] = [];
  const name = season.id.replace(/-sim$/, '');
  return {
    fixtures,
    /** @param starts pairs with their kick-offs, ms UTC */
    round(number: number, roundNames: FeedFixture['roundNames'], starts: readonly (Pairing<Team> & { kickoffAt: number })[]): void {
      const wanted = new Set([...starts].sort((a, b) => appeal(b) - appeal(a)).slice(0, hot));
      for (const start of starts)
        fixtures.push({
          id: `${seed}-${competition.id}-${name}-${number}-${start.home.id}`,
          sport,
          competitionId: competition.id,
          season: season.id,
          roundNames,
          homeId: start.home.id,
          awayId: start.away.id,
          kickoffAt: start.kickoffAt,
          isHot: wanted.has(start),
          isSimulated: true,
        });
    },
  };
}

const inOrder = (fixtures: FeedFixture[]) => fixtures.sort((a, b) => a.kickoffAt - b.kickoffAt || (a.id < b.id ? -1 : 1));

/**
 * All fixtures of a season's rounds by kick-off. Ids hold seed, competition, season, round and the home side, which plays once a round: two
 * worlds never collide in one database.
 * @param cups those whose clubs are of several countries
 * @param taken weeks whose middle belongs to cups
 */
export function planSeason(
  seed: string,
  played: Played & { plan: SeasonPlan },
  season: Season,
  cups: readonly Abroad[] = [],
  taken?: CupWeeks,
): FeedFixture[] {
  const { plan, teams, competition } = played;
  const pairings = pairingsOf([seed, competition.id, season.id], teams);
  const record = recorder(seed, played, season);
  const firstWeek = weekOf(season.from);
  const nights = nightsOf(cups, [season.year, season.year + 1]);
  for (const [index, round] of placeRounds(plan, season, plan.rounds ?? meetings(teams.length), taken).entries()) {
    const names = plan.counted === 'weeks' ? weekName(weekOf(round.begins) - firstWeek + 1) : roundName(index + 1);
    const starts = assignHours(pairings(index), round, nights);
    record.round(
      index + 1,
      names,
      starts.map(({ home, away, weekday, minutes }) => ({ home, away, kickoffAt: instantAt(plan.zone, round.begins + weekday, minutes) })),
    );
  }
  return inOrder(record.fixtures);
}

/** Fixtures of a competition that fills quiet hours, at its place in the week. */
export function planQuietSeason(
  seed: string,
  played: Played & { plan: QuietPlan },
  season: Season,
  { days, starts }: QuietPlace,
): FeedFixture[] {
  const { teams, competition } = played;
  const pairings = pairingsOf([seed, competition.id, season.id], teams);
  const record = recorder(seed, played, season);
  const weeks = weekOf(season.until) - weekOf(season.from) + 1;
  for (let round = 0; round < weeks * days.length; round += 1) {
    const turn = round % days.length;
    const day = weekBegins(weekOf(season.from) + Math.floor(round / days.length)) + (days[turn] ?? 0);
    record.round(
      round + 1,
      roundName(round + 1),
      pairings(round).map((pair, place) => ({ ...pair, kickoffAt: day * dayLength + (starts[turn]?.[place] ?? 0) })),
    );
  }
  return inOrder(record.fixtures);
}
