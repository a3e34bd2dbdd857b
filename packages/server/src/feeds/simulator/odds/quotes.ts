import { oddsMarkets, type QuoteTuple } from '@pitchside/api/scores/matches';
import type { FeedOdds, FeedFixture } from '../../../modules/scores/sport/index.ts';
import { versionAt } from '../state.ts';
import type { Timeline } from '../football/timeline.types.ts';
import type { Bookmaker } from './companies.data.ts';
import { pricings } from './pricing.ts';
import type { Prices } from './pricing.types.ts';
import { ticksBefore, ticksDuring, type Tick } from './ticks.ts';

const locked: Prices = { asian: null, size: null, european: null };
const isSame = (one: QuoteTuple | null | undefined, other: QuoteTuple | null) =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

/** The odds of one company on one match. Instants are simulated ones, ms UTC. */
export interface Quotes {
  /** Changes after a version until an instant, in order. Looks at which nothing changed are left out. */
  since(version: number, until: number): FeedOdds[];
  /** Version at an instant: the number of price updates so far. */
  versionAt(at: number): number;
  /** Instant of the update after a version; Infinity after the last. */
  nextAfter(version: number): number;
  /** Some of the odds before the kick-off and the closing ones, for a finished match without delivered odds. */
  ends(): FeedOdds[];
  /** Opening and closing odds alone: enough for a match long over. */
  bounds(): FeedOdds[];
}

/**
 * Plans the odds of a company on a match. A change has the number of its update as version, so that the same seed always gives the same
 * versions. Without a timeline only odds before the kick-off are known.
 */
export function planQuotes(
  seed: string,
  fixture: FeedFixture,
  company: Bookmaker,
  timeline: Timeline | undefined,
  slowness: number,
): Quotes {
  const pricing = pricings[fixture.sport](seed, fixture, company, timeline);
  const before = ticksBefore(seed, fixture, company);
  const ticks: readonly Tick[] = timeline ? [...before, ...ticksDuring(seed, timeline, company, slowness)] : before;
  const momentAt = (at: number) => timeline?.moments[versionAt(timeline, at) - 1];

  function pricesAt({ at, kind }: Tick): Prices {
    return kind === 'lock' ? locked : pricing(at, kind === 'close' ? undefined : momentAt(at));
  }

  /** After the match its odds are the closing ones: those of the last update before the kick-off. */
  const closing = () => pricesAt({ at: before.at(-1)?.at ?? fixture.kickoffAt, kind: 'close' });

  function change(tick: Tick, version: number, known: Partial<Prices>): FeedOdds | undefined {
    const prices = tick.kind === 'close' ? closing() : pricesAt(tick);
    const markets = Object.fromEntries(
      oddsMarkets.filter((market) => !isSame(known[market], prices[market])).map((market) => [market, prices[market]]),
    );
    if (Object.keys(markets).length === 0) return undefined;
    return {
      matchId: fixture.id,
      companyId: company.id,
      version,
      at: tick.at,
      minute: momentAt(tick.at)?.minute ?? null,
      markets,
      ...(tick.kind === 'close' && { isClosing: true }),
    };
  }

  const pricesAfter = (version: number): Partial<Prices> => {
    const tick = ticks[version - 1];
    return tick ? (tick.kind === 'close' ? closing() : pricesAt(tick)) : {};
  };

  return {
    versionAt(at) {
      const next = ticks.findIndex((tick) => tick.at > at);
      return next === -1 ? ticks.length : next;
    },
    nextAfter: (version) => ticks[version]?.at ?? Infinity,
    since(version, until) {
      let known = pricesAfter(version);
      const changes: FeedOdds[] = [];
      for (let index = version; index < ticks.length; index += 1) {
        const tick = ticks[index];
        if (!tick || tick.at > until) break;
        const changed = change(tick, index + 1, known);
        if (!changed) continue;
        known = { ...known, ...changed.markets };
        changes.push(changed);
      }
      return changes;
    },
    ends() {
      const looks = before
        .map((tick, index) => ({ tick, version: index + 1 }))
        .filter((_, index) => index % 3 === 0 || index === before.length - 1);
      return [...looks, { tick: ticks.at(-1), version: ticks.length }].flatMap(({ tick, version }) =>
        tick ? (change(tick, version, {}) ?? []) : [],
      );
    },
    bounds() {
      return [1, before.length].flatMap((version) => {
        const at = before[version - 1]?.at;
        const changed = at === undefined ? undefined : change({ at, kind: 'price' }, version, {});
        return changed ? [{ ...changed, isClosing: true }] : [];
      });
    },
  };
}
