import type { FootballStatistic, Statistic } from '@pitchside/api/scores/matches';
import type { FeedEvent } from '../../../../modules/scores/sport/index.ts';
import { otherSide, type Side } from '../incidents.ts';
import { stateAt } from '../../state.ts';
import type { Timeline } from '../timeline.types.ts';
import type { Course } from './plays.ts';
import { shotsAt } from './shots.ts';

const sides = ['home', 'away'] as const;
const hundredths = (value: number) => Math.round(value * 100) / 100;

/** Goals of a side so far by its own shots, without cancelled ones. */
function shotGoals(events: readonly FeedEvent[], side: Side): FeedEvent[] {
  return events.filter(
    (event, index) =>
      event.side === side &&
      (event.kind === 'goal' || event.kind === 'penalty_goal') &&
      !(events[index + 1]?.kind === 'goal_cancelled' && events[index + 1]?.side === side),
  );
}

/** Figures of a match at an instant (ms UTC), in agreement with its events, counts and score; null before the first minute is played. */
export function statisticsAt(timeline: Timeline, course: Course, at: number): Statistic[] | null {
  const { minutes, plays } = course;
  const { counts, events } = stateAt(timeline, at);
  if (!counts) return null;
  const [played, done] = [minutes.filter((minute) => minute.at <= at), plays.filter((play) => play.at <= at)];
  const shots = shotsAt(timeline, course, at);
  const goals = { home: shotGoals(events, 'home'), away: shotGoals(events, 'away') };
  const sum = (of: (side: Side) => number): Record<Side, number> => ({ home: of('home'), away: of('away') });
  const total = (what: 'attacks' | 'dangerous' | 'passes' | 'completed') =>
    sum((side) => played.reduce((all, minute) => all + minute[what][side], 0));
  const kind = (name: string) => sum((side) => done.filter((play) => play.side === side && play.kind === name).length);
  const [saved, off, blocked] = [kind('shot_saved'), kind('shot_wide'), kind('shot_blocked')];
  const onTarget = sum((side) => saved[side] + goals[side].length);
  const ball = played.length === 0 ? 50 : Math.round((100 * played.reduce((all, minute) => all + minute.ball, 0)) / played.length);
  const figures: Record<FootballStatistic, Record<Side, number>> = {
    possession: { home: ball, away: 100 - ball },
    xg: sum((side) => hundredths(shots.reduce((all, shot) => all + (shot.side === side ? (shot.xg ?? 0) : 0), 0))),
    shots: sum((side) => onTarget[side] + off[side] + blocked[side]),
    on_target: onTarget,
    off_target: off,
    blocked,
    saves: sum((side) => saved[otherSide[side]]),
    dangerous_attacks: total('dangerous'),
    attacks: total('attacks'),
    corners: counts.corner,
    passes: total('passes'),
    passes_completed: total('completed'),
    fouls: kind('foul'),
    offsides: kind('offside'),
    yellow: counts.yellow,
    red: counts.red,
  };
  return Object.entries(figures).map(([id, figure]) => ({ id, ...figure }));
}

/** Pressure of each kind of play. */
const pressure: Partial<Record<string, number>> = { shot_saved: 0.9, shot_wide: 0.55, shot_blocked: 0.6, pressure: 0.3 };
const eventPressure: Partial<Record<string, number>> = { goal: 1.6, penalty_goal: 1.4, own_goal: 1, corner: 0.45 };

/**
 * Momentum of the match, minute by minute until an instant (ms UTC): -1 to 1, home above 0. Each minute carries half of the one before it.
 */
export function momentumAt(timeline: Timeline, { minutes, plays }: Course, at: number): number[] {
  const { events } = stateAt(timeline, at);
  const push: Record<Side, number>[] = [];
  const add = (minute: number, side: Side, force: number) => {
    while (push.length < minute) push.push({ home: 0, away: 0 });
    const own = push[minute - 1];
    if (own) own[side] += force;
  };
  for (const minute of minutes)
    if (minute.at <= at) for (const side of sides) add(minute.minute, side, minute.attacks[side] * 0.09 + minute.dangerous[side] * 0.22);
  for (const play of plays) if (play.at <= at) add(play.minute, play.side, pressure[play.kind] ?? 0);
  for (const event of events) if (event.side) add(event.minute, event.side, eventPressure[event.kind] ?? 0);
  return push.map((now, index) => {
    const before = push[index - 1] ?? now;
    return hundredths(Math.tanh(0.75 * (now.home - now.away + 0.5 * (before.home - before.away))));
  });
}
