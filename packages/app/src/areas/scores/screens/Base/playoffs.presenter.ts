import type { Tie } from '@pitchside/api/scores/competitions';
import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import type { BracketTie } from '@pitchside/ui/Bracket';
import type { PlayoffGame } from '@pitchside/ui/PlayoffSeries';
import { detailHref } from '../../matchLinks.ts';
import { teamView } from '../../match.presenter.ts';

/** A series from its games; while a result is held back, the series lacks it too. */
export interface SeriesView {
  tie: BracketTie;
  bestOf: number;
  won: { home: number; away: number };
  winner?: 'home' | 'away';
  games: PlayoffGame[];
}

/** Reads a series from its games, each as it may be seen now. */
export function seriesView(tie: Tie, fresh: (match: Match) => Match): SeriesView {
  const { id, home, away, seeds } = tie;
  const bestOf = tie.best_of ?? 1;
  const won = { home: 0, away: 0 };
  let nextAt: number | undefined;
  const games = tie.legs.map((leg): PlayoffGame => {
    const match = fresh(leg);
    const phase = matchPhase(match.status);
    const at = match.home.id === home?.id ? 'home' : 'away';
    const [own, other] = [match.home_score, match.away_score];
    const score = own === null || other === null ? null : at === 'home' ? { home: own, away: other } : { home: other, away: own };
    if (phase === 'before') nextAt ??= match.kickoff_at;
    if (score && phase === 'after') won[score.home > score.away ? 'home' : 'away'] += 1;
    return { id: match.id, kickoffAt: match.kickoff_at, at, score, live: phase === 'playing', href: detailHref(match) };
  });
  const winner = won.home > bestOf / 2 ? 'home' : won.away > bestOf / 2 ? 'away' : undefined;
  const isBegun = games.some(({ score }) => score);
  const isLive = games.some(({ live }) => live);
  return {
    tie: {
      id,
      home: home && teamView(home),
      away: away && teamView(away),
      legs: [],
      total: isBegun ? won : null,
      ...(seeds && {
        seeds: { ...(seeds.home !== null && { home: seeds.home }), ...(seeds.away !== null && { away: seeds.away }) },
      }),
      ...(winner && { winner }),
      ...(isLive && { live: true }),
      ...(nextAt !== undefined && !winner && { nextAt }),
    },
    bestOf,
    won,
    ...(winner && { winner }),
    games,
  };
}

/** The series to show first: one that is on, else the first that comes next in the latest round with games, else the last of all. */
export function firstToShow(rounds: readonly (readonly SeriesView[])[]): SeriesView | undefined {
  const begun = rounds.findLast((round) => round.some(({ games }) => games.length > 0)) ?? [];
  return begun.find(({ tie }) => tie.live) ?? begun.find(({ winner, games }) => !winner && games.length > 0) ?? begun.at(-1);
}
