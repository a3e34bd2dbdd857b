import type { FeedEvent, FeedShot } from '../../../../modules/scores/sport/index.ts';
import { randomFor } from '../../../../platform/random.ts';
import { stateAt } from '../../state.ts';
import type { Timeline } from '../timeline.types.ts';
import type { Course, Play } from './plays.ts';

const hundredths = (value: number) => Math.round(value * 100) / 100;
const thousandths = (value: number) => Math.round(value * 1_000) / 1_000;

/** Pitch in metres. */
const pitch = { length: 105, width: 68 } as const;
/** Expected goals of a penalty, and where it is taken. */
const penalty = { xg: 0.79, x: 94 / pitch.length, y: 0.5 } as const;
/** A shot from the goal line is worth `best`, and e times less every `fade` metres further out. */
const distance = { best: 0.78, fade: 8, least: 3, most: 32 } as const;
/** Widest angle of a shot to the middle of the goal, radians. */
const widest = 0.95;

const outcomes = { shot_saved: 'saved', shot_wide: 'wide', shot_blocked: 'blocked' } as const;
const isShot = (play: Play): play is Play & { kind: keyof typeof outcomes } => play.kind in outcomes;
const scored: readonly string[] = ['goal', 'penalty_goal', 'own_goal'];

/** Position of a shot with so many expected goals: the fewer, the farther out. */
function positionOf(id: string, xg: number): { x: number; y: number } {
  const random = randomFor('place', id);
  const away = Math.min(
    distance.most,
    Math.max(distance.least, -distance.fade * Math.log(xg / distance.best) + random.between(-10, 10) / 10),
  );
  const angle = (random.unit() + random.unit() - 1) * widest;
  return {
    x: thousandths(1 - (away * Math.cos(angle)) / pitch.length),
    y: thousandths(0.5 + (away * Math.sin(angle)) / pitch.width),
  };
}

/** Expected goals of the chance before a goal, from 0.08 to 0.6. */
const chanceOf = (id: string) => hundredths(0.08 + randomFor('chance', id).unit() * 0.52);

/** Whether a goal has been taken back by the events that follow it. */
export const isCancelled = (events: readonly FeedEvent[], index: number): boolean =>
  events[index + 1]?.kind === 'goal_cancelled' && events[index + 1]?.side === events[index]?.side;

function goalShot(event: FeedEvent & { side: 'home' | 'away' }, cancelled: boolean): FeedShot {
  const { id, side, minute, added, player, at, kind } = event;
  const isPenalty = kind === 'penalty_goal';
  const xg = isPenalty ? penalty.xg : chanceOf(id);
  const isOwn = kind === 'own_goal';
  return {
    ...{ id, side, minute, added, player, at, isPenalty },
    outcome: cancelled ? 'cancelled' : isOwn ? 'own_goal' : 'goal',
    ...(isPenalty ? { x: penalty.x, y: penalty.y } : positionOf(id, isOwn ? 0.5 : xg)),
    xg: cancelled || isOwn ? null : xg,
    points: null,
  };
}

/**
 * Shots of a match until an instant (ms UTC), in order of time. Each goal of the score is one of them; a goal that has been taken back by
 * then is `cancelled`, with no expected goals.
 */
export function shotsAt(timeline: Timeline, { plays }: Course, at: number): FeedShot[] {
  const { events } = stateAt(timeline, at);
  const goals = events.flatMap((event, index) =>
    event.side && scored.includes(event.kind) ? [goalShot({ ...event, side: event.side }, isCancelled(events, index))] : [],
  );
  const others = plays.filter(isShot).flatMap(({ kind, xg, at: when, id, side, minute, added, player }): FeedShot[] =>
    when > at
      ? []
      : [
          {
            ...{ id, side, minute, added, player, at: when, isPenalty: false },
            outcome: outcomes[kind],
            ...positionOf(id, xg),
            xg: hundredths(xg),
            points: null,
          },
        ],
  );
  return [...goals, ...others].toSorted((one, other) => one.at - other.at || one.id.localeCompare(other.id));
}
