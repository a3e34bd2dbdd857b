import type { EsportsMap, MatchEventKind, MatchStatus, Objective } from '@pitchside/api/scores/matches';
import { esportsDivisionOf, type EsportsDivision } from '../../../catalogue/esports/divisions.ts';
import { csMaps, handles } from '../../../catalogue/esports/heroes.data.ts';
import type { Pair, FeedEvent, FeedFixture, VetoStep } from '../../../modules/scores/sport/index.ts';
import type { Side } from '../football/incidents.ts';
import { randomFor } from '../../../platform/random.ts';
import type { Moment, Timeline } from '../football/timeline.types.ts';
import type { MapPlan } from './mapPlan.ts';
import { planMoba } from './moba.ts';
import { planRounds } from './rounds.ts';
import { vetoOf } from './veto.ts';

/** A map and when it began, ms UTC. */
export interface PlayedMap extends MapPlan {
  beganAt: number;
}

/** A whole series, planned ahead. */
export interface Series extends Timeline {
  maps: readonly PlayedMap[];
  /** Map veto, only in Counter-Strike. */
  veto: readonly VetoStep[] | undefined;
  /** The five of each team, by place. */
  players: Readonly<Record<Side, readonly string[]>>;
}

const minute = 60_000;
const second = 1_000;
/** Picks and bans (in Counter-Strike the veto) before a map, ms. */
const draftTime = { lol: 6 * minute, kog: 4 * minute, dota2: 7 * minute, cs: 4 * minute } as const;
/** From the end of a map to the next draft, at least, ms. */
const pause = 4 * minute;

/** The five of a team, invented; the same in every series of a seed. */
const fiveOf = (seed: string, teamId: string): string[] => randomFor(seed, 'five', teamId).shuffled(handles).slice(0, 5);

/** Change of a running map at one instant. */
interface Step {
  second: number;
  kill?: Side;
  round?: Side;
  gold?: number;
  taking?: { side: Side; code: Objective };
}

/** Changes of a map in their order, at most one a second. */
function stepsOf(map: MapPlan): Step[] {
  const steps: Step[] = [
    // In Counter-Strike rounds are counted, kills are not.
    ...(map.rounds.length === 0 ? map.kills.map(({ second: at, side }): Step => ({ second: at, kill: side })) : []),
    ...map.rounds.map(({ second: at, side }): Step => ({ second: at, round: side })),
    ...map.gold.map((gold, index): Step => ({ second: (index + 1) * 60, gold })),
    ...map.takings.map(({ second: at, side, code }): Step => ({ second: at, taking: { side, code } })),
  ].sort((one, other) => one.second - other.second);
  let last = 0;
  return steps.map((step) => {
    last = Math.max(step.second, last + 1);
    return { ...step, second: last };
  });
}

/** Chances of the home side of a pair: to win a map, and in Counter-Strike a round of it. */
export function mapChances({ teams }: Pick<EsportsDivision, 'teams'>, homeId: string, awayId: string): { map: number; round: number } {
  const strength = (id: string) => teams.find((team) => team.id === id)?.strength ?? 60;
  const ahead = strength(homeId) - strength(awayId);
  return { map: 1 / (1 + Math.exp(-ahead / 14)), round: 0.5 + ahead / 420 };
}

/**
 * Plans a series from the first draft to the deciding map: the same seed and fixture give the same series. The score counts maps; each
 * kill, round, minute and objective is a change of its own.
 */
export function planSeries(seed: string, fixture: FeedFixture): Series {
  const random = randomFor(seed, 'series', fixture.id);
  const division = esportsDivisionOf(fixture.competitionId);
  const { game } = division;
  const bestOf = fixture.detail?.esports?.best_of ?? 3;
  const chances = mapChances(division, fixture.homeId, fixture.awayId);
  const players = { home: fiveOf(seed, fixture.homeId), away: fiveOf(seed, fixture.awayId) };
  const pool = random.shuffled(csMaps);

  const moments: Moment[] = [];
  const maps: PlayedMap[] = [];
  let states: EsportsMap[] = [];
  let score: Pair = { home: 0, away: 0 };
  let at = fixture.kickoffAt + random.between(5, 110) * second;
  let emitted = 0;

  function note(
    when: number,
    status: MatchStatus,
    happening?: { kind: MatchEventKind; side?: Side; code?: Objective; player?: string; minute?: number },
  ): void {
    const name = happening?.player;
    const event: FeedEvent | null = happening
      ? {
          id: `${fixture.id}-${String(emitted).padStart(2, '0')}`,
          kind: happening.kind,
          side: happening.side ?? null,
          minute: happening.minute ?? 0,
          added: 0,
          player: name ? { zh: name, en: name, vi: name } : null,
          otherPlayer: null,
          homeScore: score.home,
          awayScore: score.away,
          at: when,
          part: Math.max(1, states.length),
          ...(happening.code && { code: happening.code }),
        }
      : null;
    if (event) emitted += 1;
    moments.push({
      at: when,
      status,
      minute: null,
      added: 0,
      score,
      half: null,
      counts: null,
      detail: { esports: { game, best_of: bestOf, maps: states } },
      event,
    });
  }

  const change = (by: Partial<EsportsMap>) => (states = [...states.slice(0, -1), { ...(states.at(-1) as EsportsMap), ...by }]);
  const raised = (side: Side): [number, number] => {
    const [home, away] = states.at(-1)?.score ?? [0, 0];
    return side === 'home' ? [home + 1, away] : [home, away + 1];
  };

  function playMap(index: number): void {
    const plan =
      game === 'cs'
        ? planRounds(random, pool[index % pool.length] ?? (csMaps[0] as (typeof csMaps)[number]), chances.round)
        : planMoba(random, game, random.happens(chances.map) ? 'home' : 'away');
    const beganAt = at;
    maps.push({ ...plan, beganAt });
    states = [...states, { score: [0, 0], winner: null, began_at: beganAt, seconds: null, gold: game === 'cs' ? null : 0 }];
    note(at, 'playing', { kind: 'map_start' });
    for (const step of stepsOf(plan)) {
      const scorer = step.kill ?? step.round;
      change({ ...(scorer && { score: raised(scorer) }), ...(step.gold !== undefined && { gold: step.gold }) });
      const blood = step.taking?.code === 'first_blood' ? plan.kills[0] : undefined;
      note(
        beganAt + step.second * second,
        'playing',
        step.taking && {
          kind: 'objective',
          ...step.taking,
          minute: Math.floor(step.second / 60),
          ...(blood && { player: players[blood.side][blood.killer] ?? '' }),
        },
      );
    }
    const ends = Math.max(beganAt + plan.seconds * second, (moments.at(-1)?.at ?? 0) + second);
    score = { ...score, [plan.winner]: score[plan.winner] + 1 };
    change({ winner: plan.winner, seconds: Math.round((ends - beganAt) / second) });
    at = ends;
  }

  note(at, 'between_maps');
  const needed = Math.floor(bestOf / 2) + 1;
  for (let index = 0; score.home < needed && score.away < needed; index += 1) {
    at += draftTime[game] + random.between(0, 90) * second;
    playMap(index);
    const side = maps.at(-1)?.winner ?? 'home';
    const isOver = Math.max(score.home, score.away) === needed;
    note(at, isOver ? 'playing' : 'between_maps', { kind: 'map_end', side, minute: Math.floor((maps.at(-1)?.seconds ?? 0) / 60) });
    at += isOver ? 5 * second : pause + random.between(0, 150) * second;
  }
  note(at, 'finished', { kind: 'series_end', side: score.home > score.away ? 'home' : 'away' });
  return { fixture, moments, maps, players, veto: game === 'cs' ? vetoOf(pool, bestOf) : undefined };
}
