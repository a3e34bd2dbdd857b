import type { Sport } from '@pitchside/api/matches';
import { say } from '../../catalogue/football/football.types.ts';
import type { FeedFixture } from '../../modules/sport/index.ts';
import { dayLength, dayOf, eveningDistance, firstRound, pairings, remainder, seasonRounds, type Pairing } from './football/calendar.ts';
import { matchesOn, placeLeagues, type Scheduled } from './leagueSlots.ts';

/** A division as its calendar sees it. */
export interface Played extends Scheduled {
  competition: { id: string; tier: number };
  teams: readonly { id: string; strength: number }[];
  utcOffset: number;
}

const appeal = ({ home, away }: Pairing<Played['teams'][number]>) => home.strength + away.strength;

/** How many matches of a day are hot ones, by the tier of the league. */
const hotMatches: Readonly<Record<number, number>> = { 1: 2, 2: 1 };

/**
 * Days of a sport whose teams play every day or every second one: all matches that begin on a day (days since 1970, UTC),
 * in their order. Ids hold seed, league, round and the side at home, which plays once a
 * round: two worlds never meet in one database.
 */
export function createLeagueCalendar(
  sport: Sport,
  divisions: readonly Played[],
  detail?: (division: Played, isHot: boolean) => FeedFixture['detail'],
) {
  const slots = placeLeagues(divisions);

  /** The matches that belong to one day of a division and begin on a day (days since 1970, UTC), which may be the one before or after it. */
  function partOf(seed: string, division: Played, dayIndex: number, day: number): FeedFixture[] {
    const { competition, every, utcOffset, teams } = division;
    const parity = remainder(dayIndex, 2) as 0 | 1;
    const starts = firstRound + dayIndex * dayLength;
    const all = (slots.get(competition.id)?.[parity] ?? []).map((slot) => starts + slot);
    // Who meets whom is drawn only where something of it begins on the day.
    if (!all.some((slot) => dayOf(slot) === day)) return [];
    const round = every === 1 ? dayIndex : Math.floor(dayIndex / 2);
    const rounds = seasonRounds(teams.length);
    const seasonStart = firstRound + Math.floor(round / rounds) * rounds * every * dayLength;
    const number = remainder(round, rounds) + 1;
    // Shuffled by the round alone, so that both days of it see the same order.
    const pairs = pairings(seed, division, round);
    const from = every === 2 && parity === 1 ? matchesOn(division, 0) : 0;
    const own = pairs.slice(from, from + matchesOn(division, parity)).sort((a, b) => appeal(b) - appeal(a));
    const times = all.sort((a, b) => eveningDistance(a, utcOffset) - eveningDistance(b, utcOffset));
    return own.flatMap((pair, index): FeedFixture[] => {
      const kickoffAt = times[index];
      if (kickoffAt === undefined || dayOf(kickoffAt) !== day) return [];
      const isHot = index < (hotMatches[competition.tier] ?? 0);
      const its = detail?.(division, isHot);
      return [
        {
          id: `${seed}-${competition.id}-${round}-${pair.home.id}`,
          sport,
          competitionId: competition.id,
          season: new Date(seasonStart).toISOString().slice(0, 10),
          roundNames: say(`第${number}轮`, `Round ${number}`, `Vòng ${number}`),
          homeId: pair.home.id,
          awayId: pair.away.id,
          kickoffAt,
          isHot,
          isSimulated: true,
          ...(its && { detail: its }),
        },
      ];
    });
  }

  return (seed: string, day: number): FeedFixture[] => {
    const index = day - firstRound / dayLength;
    return divisions
      .flatMap((division) => [index - 1, index, index + 1].flatMap((each) => partOf(seed, division, each, day)))
      .sort((a, b) => a.kickoffAt - b.kickoffAt || a.id.localeCompare(b.id));
  };
}
