import type { MatchStatus, Sport } from '@pitchside/api/scores/matches';
import type { FeedFixture } from '../../../modules/scores/sport/index.ts';
import { randomFor } from '../../../platform/random.ts';
import { versionAt } from '../state.ts';
import type { Timeline } from '../football/timeline.types.ts';
import type { Bookmaker } from './companies.data.ts';
import { locksOf } from './locks.ts';

const second = 1_000;
const minute = 60 * second;

/** A price update of a company: it sets new prices, locks all, or after the match shows its closing ones again. */
export interface Tick {
  /** Milliseconds UTC. */
  at: number;
  kind: 'price' | 'lock' | 'close';
}

/** Minutes before the kick-off of every company's last updates. */
const lastLooks = [60, 40, 25, 14, 7, 2] as const;

/** When a company names prices before a match: from about a day ahead, then every few hours. */
export function ticksBefore(seed: string, { id, kickoffAt }: FeedFixture, company: Bookmaker): Tick[] {
  const random = randomFor(seed, 'ticks', id, company.id);
  const ticks: Tick[] = [];
  for (
    let at = kickoffAt - random.between(20 * 60, 23 * 60) * minute;
    at < kickoffAt - 75 * minute;
    at += random.between(100, 220) * minute
  )
    ticks.push({ at, kind: 'price' });
  for (const ahead of lastLooks) ticks.push({ at: kickoffAt - ahead * minute + random.between(-50, 50) * second, kind: 'price' });
  return ticks;
}

/** Breaks of all sports: nothing happens in them that would move a price. */
const breaks: readonly MatchStatus[] = ['half_time', 'q1_end', 'q3_end', 'between_maps'];
/** Statuses after the 90 minutes that companies take bets on. */
const beyond: readonly MatchStatus[] = ['extra_time', 'penalties'];
/** Factor on the time between two price updates in a sport whose matches may last an evening. */
const stretch: Readonly<Record<Sport, number>> = { football: 1, basketball: 1, esports: 1.7 };

/** Updates of a company's prices while a match runs, and one after it. `slowness` stretches the time between two updates. */
export function ticksDuring(seed: string, timeline: Timeline, company: Bookmaker, slowness: number): Tick[] {
  const random = randomFor(seed, 'looks', timeline.fixture.id, company.id);
  const { moments } = timeline;
  const begins = moments[0]?.at ?? 0;
  const ends = (moments.find(({ status }) => beyond.includes(status)) ?? moments.at(-1))?.at ?? begins;
  const inPlay = locksOf(seed, timeline, company).filter(({ from }) => from > begins && from < ends);
  const ticks: Tick[] = inPlay.flatMap(({ from, until }): Tick[] => [
    { at: from, kind: 'lock' },
    ...(until < ends ? [{ at: until, kind: 'price' } as const] : []),
  ]);
  for (let at = begins + random.between(5, 30) * second; at < ends;) {
    if (!inPlay.some(({ from, until }) => at >= from && at <= until)) ticks.push({ at, kind: 'price' });
    const status = moments[versionAt(timeline, at) - 1]?.status;
    const pause = (status && breaks.includes(status) ? 3 : 1) * stretch[timeline.fixture.sport];
    at += Math.round(company.tempo * slowness * pause * (0.6 + random.unit() * 0.8)) * second;
  }
  ticks.push({ at: ends + random.between(1, 4) * second, kind: 'close' });
  return ticks.toSorted((one, other) => one.at - other.at);
}
