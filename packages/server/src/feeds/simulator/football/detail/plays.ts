import { divisionOf } from '../../../../catalogue/football/divisions.ts';
import type { Names } from '../../../../text/local.ts';
import type { FeedPlay, FeedEvent } from '../../../../modules/scores/sport/index.ts';
import { meanGoals, type Side } from '../incidents.ts';
import { randomFor } from '../../../../platform/random.ts';
import { stateAt, versionAt } from '../../state.ts';
import { squadOf, starters, type Player } from '../squad.ts';
import type { Moment, Timeline } from '../timeline.types.ts';

const minuteLength = 60_000;
const sides = ['home', 'away'] as const;

/** One minute of play of one side. */
export interface Minute {
  /** When it is over, ms UTC. */
  at: number;
  /** Minute of the match clock, 1-120; stoppage time stays at its half's last. */
  minute: number;
  attacks: Record<Side, number>;
  dangerous: Record<Side, number>;
  passes: Record<Side, number>;
  completed: Record<Side, number>;
  /** Share of possession of the home side, 0-1. */
  ball: number;
}

/** A play with its expected goals. */
export interface Play extends FeedPlay {
  /** Expected goals; 0 for plays that are no shot. */
  xg: number;
}

/** Plays of a match between its events. */
export interface Course {
  minutes: readonly Minute[];
  /** In order of time. */
  plays: readonly Play[];
}

/** Shots of a side per expected goal, besides those that score. */
const shotsPerGoal = 7.4;
/** Mean fouls and offsides of a side. */
const fouls = 10.5;
const offsides = 1.9;

const scoring: Readonly<Record<Player['position'], number>> = { keeper: 0, defender: 1, midfielder: 3, forward: 6 };
const rough: Readonly<Record<Player['position'], number>> = { keeper: 0.1, defender: 3, midfielder: 3, forward: 1.5 };

const is = (other: Names | null) => (player: Player) => other?.en === player.name.en;

/** Players of a side on the pitch at an instant, by the events so far. */
function onPitch(squad: readonly Player[], events: readonly FeedEvent[], side: Side, at: number): Player[] {
  let pitch = squad.slice(0, starters);
  for (const { kind, side: of, player, otherPlayer, at: when } of events) {
    if (when > at || of !== side) continue;
    const on = kind === 'substitution' ? squad.find(is(player)) : undefined;
    if (on) pitch = pitch.map((each) => (is(otherPlayer)(each) ? on : each));
    if (kind === 'red' || kind === 'second_yellow') pitch = pitch.filter((each) => !is(player)(each));
  }
  return pitch;
}

const isInPlay = (moment: Moment | undefined): moment is Moment & { minute: number } => moment?.minute != null;

/**
 * Ends of the whole minutes of play, ms UTC. Each half, of extra time too, counts its own minutes from its whistle, as the match clock
 * does: the break has none.
 */
function minutesOf({ moments }: Timeline): number[] {
  return moments.flatMap((moment, index) => {
    const before = moments[index - 1];
    if (!isInPlay(moment) || (isInPlay(before) && before.status === moment.status)) return [];
    const ends = moments.slice(index).find((later) => !isInPlay(later) || later.status !== moment.status)?.at ?? moment.at;
    return Array.from({ length: Math.floor((ends - moment.at) / minuteLength) }, (_, minute) => moment.at + (minute + 1) * minuteLength);
  });
}

/**
 * Plans what happens between the events of a match: the same seed and match give the same course. Shots, fouls and possession follow from
 * strength, cards and the events.
 */
export function planCourse(seed: string, timeline: Timeline): Course {
  const { fixture, moments } = timeline;
  const random = randomFor(seed, 'course', fixture.id);
  const division = divisionOf(fixture.competitionId);
  const strengthOf = (id: string) => division.teams.find((team) => team.id === id)?.strength ?? 50;
  const strengths = { home: strengthOf(fixture.homeId), away: strengthOf(fixture.awayId) };
  const mean = meanGoals(strengths);
  const squads = { home: squadOf(seed, division, fixture.homeId), away: squadOf(seed, division, fixture.awayId) };
  const { events } = stateAt(timeline, Infinity);
  const momentAt = (at: number): Moment | undefined => moments[versionAt(timeline, at) - 1];
  const style = { ball: (random.unit() - 0.5) * 0.12, phase: random.unit() * 6.28, swing: 0.05 + random.unit() * 0.06 };

  const minutes: Minute[] = [];
  const plays: Omit<Play, 'id'>[] = [];
  const addPlay = (kind: FeedPlay['kind'], side: Side, at: number, xg: number) => {
    const moment = momentAt(at);
    if (!isInPlay(moment)) return;
    const pitch = onPitch(squads[side], events, side, at);
    const player =
      pitch.length === 0 || kind === 'pressure'
        ? null
        : random.pick(pitch, (each) => (kind === 'foul' ? rough : scoring)[each.position]).name;
    plays.push({ kind, side, minute: moment.minute, added: moment.added, player, at, xg });
  };

  for (const at of minutesOf(timeline)) {
    const moment = momentAt(at - minuteLength / 2);
    if (!isInPlay(moment)) continue;
    const red = moment.counts?.red ?? { home: 0, away: 0 };
    const lead = (strengths.home - strengths.away) / 100 - 0.25 * (red.home - red.away);
    const wave = style.swing * Math.sin(minutes.length / 5.3 + style.phase) + (random.unit() - 0.5) * 0.12;
    const ball = Math.min(0.82, Math.max(0.18, 0.515 + lead * 0.42 + style.ball + wave));
    const share = { home: ball, away: 1 - ball };
    const drawn: Minute = {
      at,
      minute: moment.minute,
      ball,
      attacks: { home: 0, away: 0 },
      dangerous: { home: 0, away: 0 },
      passes: { home: 0, away: 0 },
      completed: { home: 0, away: 0 },
    };
    for (const side of sides) {
      drawn.attacks[side] = random.count(2.3 * share[side]);
      drawn.dangerous[side] = Array.from({ length: drawn.attacks[side] }).filter(() => random.happens(0.3 + share[side] * 0.3)).length;
      drawn.passes[side] = Math.round(9.6 * share[side] * (0.75 + random.unit() * 0.5));
      drawn.completed[side] = Math.round(drawn.passes[side] * (0.7 + share[side] * 0.25));
      const pace = mean[side] * (0.55 + share[side]) * 0.78 ** red[side];
      const within = () => at - random.between(1, 59) * 1000;
      for (let shots = random.count((pace * shotsPerGoal) / 95); shots > 0; shots -= 1)
        addPlay(
          random.pick(
            ['shot_wide', 'shot_saved', 'shot_blocked'] as const,
            (kind) => ({ shot_wide: 42, shot_saved: 30, shot_blocked: 24 })[kind],
          ),
          side,
          within(),
          0.02 + random.unit() ** 3 * 0.3,
        );
      for (let some = random.count(fouls / 95); some > 0; some -= 1) addPlay('foul', side, within(), 0);
      for (let some = random.count((offsides * share[side] * 2) / 95); some > 0; some -= 1) addPlay('offside', side, within(), 0);
      if (drawn.dangerous[side] >= 3) addPlay('pressure', side, within(), 0);
    }
    minutes.push(drawn);
  }
  // A card is shown for a foul.
  for (const { kind, side, at } of events)
    if (side && (kind === 'yellow' || kind === 'second_yellow' || kind === 'red')) addPlay('foul', side, at - 5_000, 0);
  const ordered = plays.toSorted((one, other) => one.at - other.at);
  return { minutes, plays: ordered.map((play, index) => ({ ...play, id: `${fixture.id}-p${String(index).padStart(3, '0')}` })) };
}
