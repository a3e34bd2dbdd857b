import { firstPairs, atBetter } from '../../../catalogue/basketball/playoffs.data.ts';
import type { PlayoffRound, Playoffs, SeasonPlan } from '../../../catalogue/season.types.ts';
import { seasonOrder } from '../../../catalogue/seasonOrder.ts';
import type { FeedFixture } from '../../../modules/scores/sport/index.ts';
import { dayLength, dayWithin, type Season } from './days.ts';
import { instantAt } from './hours.ts';
import type { PlacedKnockout, Play } from './knockout.ts';
import type { Played } from './season.ts';

/** Participant of the play-offs. */
interface Entrant {
  id: string;
  /** Place in its half, from 1; for a team from the play-in the place that it won there. */
  seed: number;
  /** Place in the whole league, from 0. */
  rank: number;
}

/** Two opponents: the first has one game more at home. */
interface Pair {
  better: Entrant;
  other: Entrant;
  half: number;
  /** Place among the pairs of its half. */
  at: number;
}

/** Rounds come after those of the league in the order of a season. */
const firstOrder = 100;
/** Hour UTC, on the day after the last night, at which the pairs of the next round are published. */
const drawHour = 12;
/** A game is over so long after its appointed time, ms. */
const surelyOver = 4 * 3_600_000;

/** The last night on which a round may be played. */
const lastNight = ({ on, nights, delays }: PlayoffRound, season: Season) =>
  dayWithin(season, on) + Math.max(...nights) + Math.max(...delays.flat());

/** Last possible night of a season's play-offs. */
export const playoffsEnd = ({ rounds }: Playoffs, season: Season): number => lastNight(rounds[3], season);

const byOrder = (one: Entrant, two: Entrant, isFinal: boolean) => (isFinal ? one.rank - two.rank : one.seed - two.seed);

/**
 * Plans the play-offs of a season, round by round. The table decides who is in them; a pair's games end when one side has won more than
 * half of them, and the next game is known when the one before is over.
 */
export function placePlayoffs(
  seed: string,
  { plan, teams, competition, sport }: Played & { plan: SeasonPlan },
  season: Season,
  league: readonly FeedFixture[],
  play: Play,
): PlacedKnockout[] {
  const { playoffs } = plan;
  if (!playoffs) return [];
  const { halves, playIn, rounds, finalHour } = playoffs;
  const name = season.id.replace(/-sim$/, '');

  /** The first ten of each half, by the table of the season. */
  function entrants(): Entrant[][] {
    const results = league.flatMap((fixture) => {
      const { score } = play(seed, fixture);
      return score ? [{ id: fixture.id, homeId: fixture.homeId, awayId: fixture.awayId, ...score, at: fixture.kickoffAt }] : [];
    });
    const key = { competitionId: competition.id, season: season.id, sport };
    const order = seasonOrder(
      key,
      teams.map(({ id }) => id),
      results,
    ).map((id, rank) => ({ id, rank }));
    return halves.map((half) => order.filter(({ id }) => half.teams.includes(id)).map((team, index) => ({ ...team, seed: index + 1 })));
  }

  function gamesOf(pair: Pair, round: PlayoffRound, order: number, drawnAt: number): { games: FeedFixture[]; winner: Entrant } {
    const { better, other, half, at } = pair;
    const isFinal = order === rounds.length + playIn.length - 1;
    const first = dayWithin(season, round.on) + (round.delays[half]?.[at] ?? 0);
    const needed = Math.ceil(round.bestOf / 2);
    const minutes = isFinal ? finalHour : (halves[half]?.hours[at < 2 ? 0 : 1] ?? finalHour);
    const games: FeedFixture[] = [];
    const won = { better: 0, other: 0 };
    for (const [index, night] of round.nights.entries()) {
      if (won.better === needed || won.other === needed) break;
      const [home, away] = atBetter[index] ? [better, other] : [other, better];
      const before = games.at(-1);
      const game: FeedFixture = {
        id: `${seed}-${competition.id}-${name}-p${order + 1}${index + 1}-${home.id}`,
        sport,
        competitionId: competition.id,
        season: season.id,
        roundNames: round.names,
        homeId: home.id,
        awayId: away.id,
        kickoffAt: instantAt(plan.zone, first + night, minutes),
        isHot: true,
        isSimulated: true,
        placing: { stage: 'knockout', roundOrder: firstOrder + order },
        // So many games are played whatever happens.
        drawnAt: index < needed || !before ? drawnAt : before.kickoffAt + surelyOver,
      };
      games.push(game);
      const { score } = play(seed, game);
      won[(score?.home ?? 0) > (score?.away ?? 0) === (home === better) ? 'better' : 'other'] += 1;
    }
    return { games, winner: won.better > won.other ? better : other };
  }

  /** A round by its pairs, which are computed at first use. */
  function placed(round: PlayoffRound, order: number, drawnAfter: number, pairsOf: () => Pair[]) {
    const drawnAt = (drawnAfter + 1) * dayLength + drawHour * 3_600_000;
    let made: { pair: Pair; games: FeedFixture[]; winner: Entrant }[] | undefined;
    const make = () => (made ??= pairsOf().map((pair) => ({ pair, ...gamesOf(pair, round, order, drawnAt) })));
    return {
      from: dayWithin(season, round.on) - 1,
      until: lastNight(round, season) + 1,
      drawnAt,
      fixtures: () =>
        make()
          .flatMap(({ games }) => games)
          .sort((a, b) => a.kickoffAt - b.kickoffAt || (a.id < b.id ? -1 : 1)),
      /** Winner and loser of a pair. */
      outcome(half: number, at: number): { winner: Entrant; loser: Entrant } {
        const found = make().find(({ pair }) => pair.half === half && pair.at === at);
        if (!found) throw new RangeError(`No pair ${half} ${at} of ${round.names.en}`);
        const { winner, pair } = found;
        return { winner, loser: winner === pair.better ? pair.other : pair.better };
      },
    };
  }

  let known: Entrant[][] | undefined;
  const at = (half: number, seedWanted: number): Entrant => {
    const found = (known ??= entrants())[half]?.[seedWanted - 1];
    if (!found) throw new RangeError(`${competition.id} has no place ${seedWanted}`);
    return found;
  };
  const pairOf = (one: Entrant, two: Entrant, half: number, place: number, isFinal = false): Pair => {
    const [better, other] = byOrder(one, two, isFinal) <= 0 ? [one, two] : [two, one];
    return { better, other, half, at: place };
  };
  const both = <Value>(of: (half: number) => Value[]): Value[] => [0, 1].flatMap(of);

  const opening = placed(playIn[0], 0, season.until, () =>
    both((half) => [pairOf(at(half, 7), at(half, 8), half, 0), pairOf(at(half, 9), at(half, 10), half, 1)]),
  );
  const last = placed(playIn[1], 1, lastNight(playIn[0], season), () =>
    both((half) => [pairOf(opening.outcome(half, 0).loser, opening.outcome(half, 1).winner, half, 0)]),
  );
  /** The eight of a half: six by the table, two by the play-in. */
  const seeded = (half: number, seedWanted: number): Entrant =>
    seedWanted <= 6
      ? at(half, seedWanted)
      : { ...(seedWanted === 7 ? opening.outcome(half, 0).winner : last.outcome(half, 0).winner), seed: seedWanted };

  const first = placed(rounds[0], 2, lastNight(playIn[1], season), () =>
    both((half) => firstPairs.map(([one, two], place) => pairOf(seeded(half, one), seeded(half, two), half, place))),
  );
  const next = (before: typeof first, round: PlayoffRound, order: number, previous: PlayoffRound, pairs: number) =>
    placed(round, order, lastNight(previous, season), () =>
      both((half) =>
        Array.from({ length: pairs }, (_, place) =>
          pairOf(before.outcome(half, 2 * place).winner, before.outcome(half, 2 * place + 1).winner, half, place),
        ),
      ),
    );
  const second = next(first, rounds[1], 3, rounds[0], 2);
  const third = next(second, rounds[2], 4, rounds[1], 1);
  const final = placed(rounds[3], 5, lastNight(rounds[2], season), () => [
    pairOf(third.outcome(0, 0).winner, third.outcome(1, 0).winner, 0, 0, true),
  ]);
  return [opening, last, first, second, third, final];
}
