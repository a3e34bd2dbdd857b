import type { FeedFixture, MatchUpdate } from '../../../modules/scores/sport/index.ts';
import { randomFor } from '../../../platform/random.ts';
import type { KnockoutRound, SeasonPlan } from '../../../catalogue/season.types.ts';
import { appeal } from './assign.ts';
import { dayLength, dayWithin, weekBegins, weekdays, weekOf, type Season } from './days.ts';
import { hoursOf, instantAt, weekdaysOf } from './hours.ts';
import { knockoutName, playoffName } from './names.ts';
import type { Pairing } from './pairings.ts';
import type { Played } from './season.ts';
import { placesOf } from './places.ts';

type Team = Played['teams'][number];

/** Result of a match: a pure function of its fixture. */
export type Play = (seed: string, fixture: FeedFixture) => Pick<MatchUpdate, 'score' | 'penalties'>;

/** A round of a cup, planned at first use, because its teams follow from the one before. */
export interface PlacedKnockout {
  /** First and last day on which it may be played, by the clocks of anybody. */
  from: number;
  until: number;
  /** When its pairs are drawn, ms UTC: after everything before it is over. */
  drawnAt: number;
  /** In order of time. */
  fixtures(): readonly FeedFixture[];
}

/** Rounds come after those of a league in the order of a season. */
const firstOrder = 100;
const friday = weekdays.indexOf('Fri');
/** Hour of the draw, UTC, on the day after the last night. */
const drawHour = 12;

/** Teams in a round, counted from the final. */
const fieldOf = (rounds: number, index: number) => 2 ** (rounds - index);

/** The weeks in which a round is played. */
export const weeksOf = (round: KnockoutRound, season: Season): number[] => round.on.map((day) => weekOf(dayWithin(season, day)));

/** When the pairs that follow on a week of matches are drawn. */
function drawAfter(week: number, hours: string): number {
  const last = Math.max(...weekdaysOf(hours));
  return (weekBegins(week) + (last < friday ? friday : 7)) * dayLength + drawHour * 3_600_000;
}

/** Winner of a tie, from the results of its matches. */
function winnerOf({ home, away }: Pairing<Team>, legs: readonly FeedFixture[], seed: string, play: Play): Team {
  let lead = 0;
  for (const leg of legs) {
    const { score, penalties } = play(seed, leg);
    const side = leg.homeId === home.id ? 1 : -1;
    lead += side * ((score?.home ?? 0) - (score?.away ?? 0));
    if (penalties) lead += side * (penalties.home > penalties.away ? 0.5 : -0.5);
  }
  return lead >= 0 ? home : away;
}

/** Knock-out rounds of a season, in order. The same seed always gives the same pairs. */
export function placeKnockout(
  seed: string,
  played: Played & { plan: SeasonPlan },
  season: Season,
  league: readonly FeedFixture[],
  play: Play,
): PlacedKnockout[] {
  const { plan, teams, competition, sport, hot } = played;
  const { knockout } = plan;
  if (!knockout) return [];
  const { rounds } = knockout;
  const name = season.id.replace(/-sim$/, '');

  /** All participants, the best first. */
  function entrants(): Team[] {
    if (league.length === 0) return [...teams].sort((a, b) => b.strength - a.strength || (a.id < b.id ? -1 : 1));
    return placesOf(
      teams,
      league.map((fixture) => ({ fixture, ...play(seed, fixture) })),
    ).slice(0, knockout?.places ?? teams.length);
  }

  function pairsOf(inIt: readonly Team[], index: number): { pairs: Pairing<Team>[]; byes: Team[] } {
    const ties = index === 0 ? inIt.length - fieldOf(rounds.length, 1) : inIt.length / 2;
    const byes = inIt.slice(0, inIt.length - 2 * ties);
    const random = randomFor(seed, competition.id, season.id, 'draw', index);
    const playing = inIt.slice(byes.length);
    const order =
      knockout?.isSeeded && index === 0 ? [...playing.slice(0, ties), ...playing.slice(ties).reverse()] : random.shuffled(playing);
    const pairs = order.slice(0, ties).flatMap((one, at): Pairing<Team>[] => {
      const other = order[at + ties];
      if (!other) return [];
      // The better one of two is at home in the second match.
      const isSecondAtHome = knockout?.isSeeded && index === 0 ? true : random.happens(0.5);
      return [isSecondAtHome ? { home: other, away: one } : { home: one, away: other }];
    });
    return { pairs, byes };
  }

  const placed: (PlacedKnockout & { winners(): Team[] })[] = [];
  for (const [index, round] of rounds.entries()) {
    const before = placed[index - 1];
    const weeks = weeksOf(round, season);
    const lastWeek = plan.only && plan.week[0] ? Math.max(...plan.only.map((day) => weekOf(dayWithin(season, day)))) : undefined;
    const previous = rounds[index - 1];
    const drawnAt =
      previous && before
        ? drawAfter(weeksOf(previous, season).at(-1) ?? 0, previous.hours)
        : lastWeek === undefined
          ? season.from * dayLength
          : drawAfter(lastWeek, plan.week[0] ?? '');
    let made: { legs: FeedFixture[][]; pairs: Pairing<Team>[]; byes: Team[] } | undefined;

    function make() {
      if (made) return made;
      const { pairs: drawn, byes } = pairsOf(before ? before.winners() : entrants(), index);
      const pairs = drawn.toSorted((a, b) => appeal(b) - appeal(a));
      const hours = hoursOf(round.hours, pairs.length);
      const names = byes.length > 0 ? playoffName(league.length > 0) : knockoutName(pairs.length);
      const legs = pairs.map((pair, at) => {
        const ofTie: FeedFixture[] = [];
        for (const [leg, week] of weeks.entries()) {
          const { weekday = 0, minutes = 0 } = hours[at] ?? {};
          const [home, away] = leg === 1 ? [pair.away, pair.home] : [pair.home, pair.away];
          const [first] = ofTie;
          const score = first && play(seed, first).score;
          const isLast = leg === weeks.length - 1;
          ofTie.push({
            id: `${seed}-${competition.id}-${name}-k${index + 1}${leg + 1}-${home.id}`,
            sport,
            competitionId: competition.id,
            season: season.id,
            roundNames: names,
            homeId: home.id,
            awayId: away.id,
            kickoffAt: instantAt(plan.zone, weekBegins(week) + weekday, minutes),
            isHot: at < hot,
            isSimulated: true,
            placing: { stage: 'knockout', roundOrder: firstOrder + index },
            ...(isLast && {
              decider: { extraTime: round.extraTime ?? true, ...(score && { firstLeg: { home: score.away, away: score.home } }) },
            }),
            drawnAt,
          });
        }
        return ofTie;
      });
      made = { legs, pairs, byes };
      return made;
    }

    placed.push({
      from: weekBegins(Math.min(...weeks)) - 1,
      until: weekBegins(Math.max(...weeks)) + 8,
      drawnAt,
      fixtures: () =>
        make()
          .legs.flat()
          .sort((a, b) => a.kickoffAt - b.kickoffAt || (a.id < b.id ? -1 : 1)),
      winners() {
        const { legs, pairs, byes } = make();
        return [...byes, ...pairs.map((pair, at) => winnerOf(pair, legs[at] ?? [], seed, play))];
      },
    });
  }
  return placed;
}
