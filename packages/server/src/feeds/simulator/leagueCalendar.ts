import type { Sport } from '@pitchside/api/scores/matches';
import type { FeedFixture } from '../../modules/scores/sport/index.ts';
import { dayIn, dayLength, dayOf, seasonIn, yearOf, type Season } from './season/days.ts';
import { weekName } from './season/names.ts';
import { meetings, pairingsOf, remainder, type Pairing } from './season/pairings.ts';
import type { SeasonWindow } from '../../catalogue/season.types.ts';
import { matchesOn, placeLeagues, type Scheduled } from './leagueSlots.ts';

/** A division as its calendar sees it. */
export interface Played extends Scheduled {
  competition: { id: string; tier: number };
  teams: readonly { id: string; strength: number }[];
  utcOffset: number;
}

/** Rounds are counted from this instant. */
const firstRound = Date.UTC(2020, 0, 1);

/** A year is played in three parts, each with a table of its own. */
const firstSplit: SeasonWindow = { kind: 'split-1', from: '01-01', until: '04-30' };
const splits: readonly SeasonWindow[] = [
  firstSplit,
  { kind: 'split-2', from: '05-01', until: '08-31' },
  { kind: 'split-3', from: '09-01', until: '12-31' },
];

/** The part of its year that a day lies in. */
function splitOf(day: number) {
  const year = yearOf(day);
  return seasonIn(splits.findLast(({ from }) => dayIn(year, from) <= day) ?? firstSplit, year);
}

/** The part of its year that a day lies in, and the one before. */
export const splitsBy = (day: number): readonly [on: Season, before: Season] => {
  const on = splitOf(day);
  return [on, splitOf(on.from - 1)];
};

/** Distance of a start from half past seven in the evening, local time; the best match of a round gets the nearest. */
const eveningDistance = (at: number, utcOffset: number) => Math.abs(remainder(at / 3_600_000 + utcOffset, 24) - 19.5);

const appeal = ({ home, away }: Pairing<Played['teams'][number]>) => home.strength + away.strength;

/** Number of hot matches on a day, by the tier of the league. */
const hotMatches: Readonly<Record<number, number>> = { 1: 2, 2: 1 };

/**
 * Calendar of a sport whose teams play every day or every second one: all matches that begin on a day (days since 1970, UTC), in order. Ids
 * hold seed, league, round and the home side, which plays once a round: two worlds never collide in one database.
 */
export function createLeagueCalendar(
  sport: Sport,
  divisions: readonly Played[],
  detail?: (division: Played, isHot: boolean) => FeedFixture['detail'],
) {
  // First teams fill the day by themselves, then the others do: no hour is left to academies alone.
  const isAcademy = ({ competition: { id } }: Played) => id.endsWith('-academy');
  const slots = new Map([false, true].flatMap((academy) => [...placeLeagues(divisions.filter((each) => isAcademy(each) === academy))]));

  /** Matches that belong to one day of a division and begin on `day` (days since 1970, UTC), which may be the one before or after it. */
  function partOf(seed: string, division: Played, dayIndex: number, day: number): FeedFixture[] {
    const { competition, every, utcOffset, teams } = division;
    const parity = remainder(dayIndex, 2) as 0 | 1;
    const starts = firstRound + dayIndex * dayLength;
    const all = (slots.get(competition.id)?.[parity] ?? []).map((slot) => starts + slot);
    // Pairings are drawn only where a match of them begins on the day.
    if (!all.some((slot) => dayOf(slot) === day)) return [];
    const round = every === 1 ? dayIndex : Math.floor(dayIndex / 2);
    const split = splitOf(dayOf(firstRound) + round * every);
    const number = round - Math.ceil((split.from - dayOf(firstRound)) / every) + 1;
    // Pairings are drawn anew with every full turn; both days of a round see the same order.
    const turn = meetings(teams.length);
    const pairs = pairingsOf([seed, competition.id, Math.floor(round / turn)], teams)(remainder(round, turn));
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
          season: split.id,
          roundNames: weekName(Math.ceil((number * every) / 7)),
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
