import type { FeedFlow } from '../../../modules/scores/sport/index.ts';
import { createGameOutlook, homeChance } from '../odds/basketball.ts';
import { versionAt } from '../state.ts';
import type { Game } from './game.ts';

const thousandths = (value: number) => Math.round(value * 1_000) / 1_000;
/** Points without answer from which a run is one, and the number of runs that are told. */
const run = { least: 7, most: 4 } as const;

type Side = 'home' | 'away';

/** Longest runs of points without answer among the first so many moments, longest first. */
function runsOf({ moments, marks }: Game, count: number): FeedFlow['runs'] {
  const runs: FeedFlow['runs'][number][] = [];
  let current: FeedFlow['runs'][number] | undefined;
  for (let index = 1; index < count; index += 1) {
    const [before, now] = [moments[index - 1]?.score, moments[index]?.score];
    if (!before || !now) continue;
    const made = { home: now.home - before.home, away: now.away - before.away };
    const side: Side | null = made.home > 0 ? 'home' : made.away > 0 ? 'away' : null;
    if (!side) continue;
    const minute = Math.max(1, Math.ceil((marks[index]?.played ?? 0) / 60));
    if (current?.side === side) Object.assign(current, { points: current.points + made[side], to: minute });
    else runs.push((current = { side, points: made[side], from: minute, to: minute }));
  }
  return runs
    .filter(({ points }) => points >= run.least)
    .toSorted((one, other) => other.points - one.points || one.from - other.from)
    .slice(0, run.most);
}

/** Course of a game over all of its moments, for any instant. */
export function planFlow(seed: string, game: Game): (at: number) => FeedFlow {
  const { fixture, moments, marks, plays, rosters } = game;
  const outlook = createGameOutlook(seed, fixture);
  const chances = moments.map((moment) => homeChance(outlook, moment.at, moment));
  const first = homeChance(outlook, fixture.kickoffAt, undefined);

  /** Scorer between two moments: the last play that made points. */
  function scorerBetween(from: number, to: number) {
    const play = plays.slice(from, to).findLast((each) => each.kind === 'made' || (each.kind === 'free' && each.made));
    return play && { side: play.side, player: rosters[play.side][play.player]?.name ?? null };
  }

  /** The basket that moved the chance most, among the first so many moments. */
  function swingOf(count: number): FeedFlow['swing'] {
    let best: FeedFlow['swing'] = null;
    let most = 0;
    for (let index = 1; index < count; index += 1) {
      const [before, now] = [moments[index - 1], moments[index]];
      const [from = 0, to = 0] = [chances[index - 1], chances[index]];
      if (!before || !now || (before.score.home === now.score.home && before.score.away === now.score.away)) continue;
      const scorer = scorerBetween(marks[index - 1]?.plays ?? 0, marks[index]?.plays ?? 0);
      if (!scorer || Math.abs(to - from) <= most) continue;
      most = Math.abs(to - from);
      best = {
        minute: Math.max(1, Math.ceil((marks[index]?.played ?? 0) / 60)),
        ...scorer,
        points: now.score[scorer.side] - before.score[scorer.side],
        before: thousandths(from),
        after: thousandths(to),
        homeScore: now.score.home,
        awayScore: now.score.away,
      };
    }
    return best;
  }

  return (at) => {
    const count = versionAt(game, at);
    const values = [thousandths(first)];
    for (let index = 0; index < count; index += 1) {
      const minute = Math.floor((marks[index]?.played ?? 0) / 60);
      // The last moment of a minute tells how it ended; one without a moment ended as the one before.
      while (values.length < minute) values.push(values.at(-1) ?? 0.5);
      values[minute] = thousandths(chances[index] ?? 0.5);
    }
    return { chances: values, swing: swingOf(count), runs: runsOf(game, count) };
  };
}
