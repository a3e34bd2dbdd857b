import { matchPhase, type EsportsState, type Match } from '@pitchside/api/scores/matches';
import type { MapSheet } from '@pitchside/api/desk/sheets';
import type { RosterPlayer, SeriesItem, SeriesMap, SeriesPlayer } from '@pitchside/ui/Series';
import { scoreView, leagueText } from '../match.presenter.ts';
import type { ScoreTab } from '../table/scoresPlace.ts';

/** Maps by the viewer's own time, `behind` ms after which the server's follows. */
const mapsOf = ({ maps }: EsportsState, behind: number): SeriesMap[] =>
  maps.map(({ score: [home, away], winner, began_at, seconds, gold }) => ({
    score: { home, away },
    beganAt: began_at - behind,
    ...(winner && { winner }),
    ...(seconds !== null && { seconds }),
    ...(gold !== null && { gold }),
  }));

/** Converts a match for the series card and stage; null for a match that is no series. */
export function seriesView(match: Match, behind: number): SeriesItem | null {
  const state = match.esports;
  if (!state) return null;
  const { home, away, score, status } = scoreView(match);
  return {
    id: match.id,
    game: state.game,
    league: leagueText(match),
    bestOf: state.best_of,
    kind: status.kind,
    kickoffAt: match.kickoff_at,
    home,
    away,
    score,
    maps: mapsOf(state, behind),
    ...(match.room_count > 0 && { rooms: match.room_count }),
  };
}

const player = ({ player: name, hero, kda, gold }: MapSheet['home'][number]): SeriesPlayer => ({
  name,
  kda,
  ...(hero && { hero }),
  ...(gold !== null && { gold }),
});

/** Players of a map by side. */
export const playersOf = ({ home, away }: MapSheet) => ({ home: home.map(player), away: away.map(player) });

/** Objectives taken by each side, by their code. */
export const takenOf = (taken: NonNullable<MapSheet['taken']>) =>
  Object.fromEntries(taken.map(({ code, count: [home, away] }) => [code, { home, away }]));

/**
 * Players of a side over all maps so far, with their heroes in order and their total kills, deaths and assists. A player who is not on
 * every map keeps the order of the first one.
 */
export function rosterOf(maps: readonly MapSheet[], side: 'home' | 'away'): RosterPlayer[] {
  const roster = new Map<string, RosterPlayer & { kda: [number, number, number] }>();
  for (const { player: name, hero, kda } of maps.flatMap((map) => map[side])) {
    const known = roster.get(name) ?? { name, heroes: [], kda: [0, 0, 0], maps: 0 };
    roster.set(name, {
      name,
      maps: known.maps + 1,
      heroes: hero === null ? known.heroes : [...known.heroes, hero],
      kda: [known.kda[0] + kda[0], known.kda[1] + kda[1], known.kda[2] + kda[2]],
    });
  }
  return [...roster.values()];
}

/** Blocks of the list, in order. */
export const seriesGroups = ['live', 'later', 'finished'] as const;
export type SeriesGroup = (typeof seriesGroups)[number];

const groupBy = { playing: 'live', before: 'later', after: 'finished', off: 'finished' } as const;
/** Most series of a block that the list around now shows, so that what matters is not buried; its other tabs show all. */
const most: Record<SeriesGroup, number> = { live: 40, later: 10, finished: 8 };

const weight = (match: Match) => Number(match.is_hot) * 4 - match.competition.tier;

/** Series by block: those that are on by weight, those to come by their start, those over with the last first. */
export function groupSeries(list: readonly Match[], tab: ScoreTab = 'immediate'): Record<SeriesGroup, Match[]> {
  const of = (group: SeriesGroup) => list.filter(({ status }) => groupBy[matchPhase(status)] === group);
  const byStart = (one: Match, other: Match) => one.kickoff_at - other.kickoff_at || one.id.localeCompare(other.id);
  const cut = (group: SeriesGroup, series: Match[]) => (tab === 'immediate' ? series.slice(0, most[group]) : series);
  return {
    live: cut(
      'live',
      of('live').sort((one, other) => weight(other) - weight(one) || byStart(one, other)),
    ),
    later: cut('later', of('later').sort(byStart)),
    finished: cut(
      'finished',
      of('finished').sort((one, other) => byStart(other, one)),
    ),
  };
}
