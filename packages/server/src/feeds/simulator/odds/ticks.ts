import type { FeedEvent, FeedFixture } from '../../feed.types.ts';
import { randomFor } from '../random.ts';
import type { Timeline } from '../timeline.ts';
import type { Bookmaker } from './companies.data.ts';

const second = 1_000;
const minute = 60 * second;


/** A moment at which a company looks at its prices: it names new ones, locks all, or after the match shows its closing ones again. */
export interface Tick {
  /** Milliseconds UTC. */
  at: number;
  kind: 'price' | 'lock' | 'close';
}

/** Minutes before the kick-off at which everybody looks once more. */
const lastLooks = [60, 40, 25, 14, 7, 2] as const;

/** When a company names prices before a match: from about a day ahead, then every few hours. */
export function ticksBefore(seed: string, { id, kickoffAt }: FeedFixture, company: Bookmaker): Tick[] {
  const random = randomFor(seed, 'ticks', id, company.id);
  const ticks: Tick[] = [];
  for (let at = kickoffAt - random.between(20 * 60, 23 * 60) * minute; at < kickoffAt - 75 * minute; at += random.between(100, 220) * minute) ticks.push({ at, kind: 'price' });
  for (const ahead of lastLooks) ticks.push({ at: kickoffAt - ahead * minute + random.between(-50, 50) * second, kind: 'price' });
  return ticks;
}

interface Lock {
  from: number;
  until: number;
}

/** From when until when a company takes no bets: around goals and red cards, before penalties, and while a goal is looked at again. */
function locksOf(seed: string, { fixture, moments }: Timeline, company: Bookmaker): Lock[] {
  const random = randomFor(seed, 'locks', fixture.id, company.id);
  const events = moments.flatMap(({ event }) => (event ? [event] : []));
  const lockFor = (event: FeedEvent, index: number): Lock | undefined => {
    const [reaction, pause] = [random.between(1, 5) * second, random.between(48, 75) * second];
    if (event.kind === 'red' || event.kind === 'second_yellow') return { from: event.at + reaction, until: event.at + Math.round(pause / 2) };
    if (event.kind === 'penalty_goal') return { from: event.at - pause, until: event.at + pause };
    if (event.kind !== 'goal' && event.kind !== 'own_goal') return undefined;
    const next = events[index + 1];
    return { from: event.at + reaction, until: next?.kind === 'goal_cancelled' ? next.at + Math.round(pause / 3) : event.at + pause };
  };
  return events.flatMap((event, index) => lockFor(event, index) ?? []).toSorted((one, other) => one.from - other.from);
}

/** When a company looks at its prices while a match runs, and once after it. `slowness` stretches what is between two looks. */
export function ticksDuring(seed: string, timeline: Timeline, company: Bookmaker, slowness: number): Tick[] {
  const random = randomFor(seed, 'looks', timeline.fixture.id, company.id);
  const { moments } = timeline;
  const begins = moments[0]?.at ?? 0;
  const ends = moments.at(-1)?.at ?? begins;
  const breakFrom = moments.find(({ status }) => status === 'half_time')?.at ?? ends;
  const breakUntil = moments.find(({ status }) => status === 'second_half')?.at ?? ends;
  const locks: Lock[] = [];
  for (const lock of locksOf(seed, timeline, company)) {
    const last = locks.at(-1);
    if (last && lock.from <= last.until) last.until = Math.max(last.until, lock.until);
    else locks.push({ ...lock });
  }
  const inPlay = locks.filter(({ from }) => from > begins && from < ends);
  const ticks: Tick[] = inPlay.flatMap(({ from, until }): Tick[] => [{ at: from, kind: 'lock' }, ...(until < ends ? [{ at: until, kind: 'price' } as const] : [])]);
  for (let at = begins + random.between(5, 30) * second; at < ends; ) {
    if (!inPlay.some(({ from, until }) => at >= from && at <= until)) ticks.push({ at, kind: 'price' });
    const pause = at >= breakFrom && at < breakUntil ? 3 : 1;
    at += Math.round(company.tempo * slowness * pause * (0.6 + random.unit() * 0.8)) * second;
  }
  ticks.push({ at: ends + random.between(1, 4) * second, kind: 'close' });
  return ticks.toSorted((one, other) => one.at - other.at);
}

