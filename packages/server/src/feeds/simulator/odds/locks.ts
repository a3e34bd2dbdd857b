import type { Objective, Sport } from '@pitchside/api/scores/matches';
import type { FeedEvent } from '../../../modules/scores/sport/index.ts';
import { randomFor, type Random } from '../../../platform/random.ts';
import type { Moment, Timeline } from '../football/timeline.types.ts';
import type { Bookmaker } from './companies.data.ts';

const second = 1_000;

/** Interval in which a company takes no bets, ms UTC. */
export interface Lock {
  from: number;
  until: number;
}

const eventsOf = (moments: readonly Moment[]) => moments.flatMap(({ event }) => (event ? [event] : []));

/** Locks around goals and red cards, before penalties, and during video reviews. */
function footballLocks(random: Random, moments: readonly Moment[]): Lock[] {
  const events = eventsOf(moments);
  const lockFor = (event: FeedEvent, index: number): Lock | undefined => {
    const [reaction, pause] = [random.between(1, 5) * second, random.between(48, 75) * second];
    if (event.kind === 'red' || event.kind === 'second_yellow')
      return { from: event.at + reaction, until: event.at + Math.round(pause / 2) };
    if (event.kind === 'penalty_goal') return { from: event.at - pause, until: event.at + pause };
    if (event.kind !== 'goal' && event.kind !== 'own_goal') return undefined;
    const next = events[index + 1];
    return { from: event.at + reaction, until: next?.kind === 'goal_cancelled' ? next.at + Math.round(pause / 3) : event.at + pause };
  };
  return events.flatMap((event, index) => lockFor(event, index) ?? []);
}

/** Seconds on the clock, and points between the sides, from which the end of a game is too close to take bets. */
const closeFrom = { left: 40, lead: 6 } as const;

/** Locks around the buzzer of each quarter, and in the last seconds of a close game. */
function basketballLocks(random: Random, moments: readonly Moment[]): Lock[] {
  return moments.flatMap(({ event, at }): Lock[] => {
    if (event?.kind !== 'period_end' && event?.kind !== 'game_end') return [];
    const [before, after] = [random.between(4, 9) * second, random.between(5, 15) * second];
    const part = event.part ?? 0;
    const close =
      part < 4
        ? undefined
        : moments.find(
            ({ detail, score }) =>
              detail?.basketball?.periods.length === part &&
              (detail.basketball.clock?.left ?? Infinity) <= closeFrom.left &&
              Math.abs(score.home - score.away) <= closeFrom.lead,
          );
    return [{ from: Math.min(close?.at ?? Infinity, at - before), until: at + after }];
  });
}

/** Objectives that can turn a map, and suspend the bets for a while. */
const turning: readonly Objective[] = ['baron', 'roshan', 'overlord', 'storm_dragon', 'barracks', 'ace'];

/** Locks while a map is being decided, and after turning points. */
function esportsLocks(random: Random, moments: readonly Moment[]): Lock[] {
  return eventsOf(moments).flatMap(({ kind, code, at }): Lock[] => {
    const [reaction, pause] = [random.between(1, 5) * second, random.between(20, 45) * second];
    if (kind === 'map_end') return [{ from: at - pause, until: at + pause }];
    return kind === 'objective' && code && turning.includes(code) ? [{ from: at + reaction, until: at + reaction + pause }] : [];
  });
}

const locks: Readonly<Record<Sport, (random: Random, moments: readonly Moment[]) => Lock[]>> = {
  football: footballLocks,
  basketball: basketballLocks,
  esports: esportsLocks,
};

/** Intervals in which a company takes no bets on a match, in order; adjacent ones are merged. */
export function locksOf(seed: string, { fixture, moments }: Timeline, company: Bookmaker): Lock[] {
  const joined: Lock[] = [];
  for (const lock of locks[fixture.sport](randomFor(seed, 'locks', fixture.id, company.id), moments).toSorted(
    (one, other) => one.from - other.from,
  )) {
    const last = joined.at(-1);
    if (last && lock.from <= last.until) last.until = Math.max(last.until, lock.until);
    else joined.push({ ...lock });
  }
  return joined;
}
