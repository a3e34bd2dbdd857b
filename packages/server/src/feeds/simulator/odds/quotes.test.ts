import { oddsMarkets, type QuoteTuple } from '@pitchside/api/matches';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, planDay } from '../calendar.ts';
import { endOf, stateAt } from '../state.ts';
import { planMatch } from '../timeline.ts';
import { bookmakers } from './companies.data.ts';
import { planQuotes } from './quotes.ts';

const someDay = dayOf(Date.UTC(2026, 10, 20));
const anyMatch = fc.record({ day: fc.integer({ min: someDay - 300, max: someDay + 300 }), which: fc.nat({ max: 140 }), company: fc.nat({ max: bookmakers.length - 1 }) });

function plan({ day, which, company }: { day: number; which: number; company: number }) {
  const fixture = planDay('2026', day)[which];
  const bookmaker = bookmakers[company];
  if (!fixture || !bookmaker) throw new Error('no such match');
  const timeline = planMatch('2026', fixture);
  return { fixture, timeline, quotes: planQuotes('2026', fixture, bookmaker, timeline, 1), ahead: planQuotes('2026', fixture, bookmaker, undefined, 1) };
}

const check = (claim: (match: ReturnType<typeof plan>) => void, numRuns = 40) => fc.assert(fc.property(anyMatch, (chosen) => claim(plan(chosen))), { numRuns });

test('changes told in any steps are those told at once, before the kick-off also without knowing the match', () => {
  fc.assert(
    fc.property(anyMatch, fc.array(fc.nat({ max: 26 * 3_600 }), { maxLength: 8 }), (chosen, seconds) => {
      const { fixture, timeline, quotes, ahead } = plan(chosen);
      const all = quotes.since(0, Infinity);
      const steps = seconds.map((second) => fixture.kickoffAt - 23 * 3_600_000 + second * 1000).toSorted((one, other) => one - other);
      let version = 0;
      const told = [...steps, Infinity].flatMap((until) => {
        const some = quotes.since(version, until);
        version = quotes.versionAt(until);
        return some;
      });
      expect(told).toEqual(all);
      expect(ahead.since(0, fixture.kickoffAt)).toEqual(quotes.since(0, fixture.kickoffAt));
      expect(all.at(-1)?.at).toBeGreaterThan(endOf(timeline));
    }),
    { numRuns: 25 },
  );
});

test('versions and instants only rise, the first change names all markets, and no change repeats what stands', () => {
  check(({ quotes }) => {
    const changes = quotes.since(0, Infinity);
    expect(Object.keys(changes[0]?.markets ?? {}).toSorted()).toEqual([...oddsMarkets].toSorted());
    const known: Record<string, QuoteTuple | null> = {};
    changes.forEach(({ version, at, markets }, index) => {
      const before = changes[index - 1];
      expect(version).toBeGreaterThan(before?.version ?? 0);
      expect(at).toBeGreaterThanOrEqual(before?.at ?? 0);
      expect(Number.isInteger(at)).toBe(true);
      for (const [market, quote] of Object.entries(markets)) {
        expect(quote).not.toEqual(known[market]);
        known[market] = quote;
      }
    });
  });
});

test('nothing can be bet on from seconds after a goal, while it is looked at, and after the end; then the closing odds stand again', () => {
  check(({ quotes, timeline, fixture }) => {
    const changes = quotes.since(0, Infinity);
    const standing = (at: number) => {
      const known: Record<string, QuoteTuple | null> = {};
      for (const change of changes) if (change.at <= at) Object.assign(known, change.markets);
      return known;
    };
    const { events } = stateAt(timeline, Infinity);
    events.forEach((event, index) => {
      if (event.kind !== 'goal' && event.kind !== 'own_goal' && event.kind !== 'goal_cancelled') return;
      if (event.at + 10_000 > endOf(timeline)) return;
      expect(Object.values(standing(event.at + 6_000))).toEqual([null, null, null]);
      const next = events[index + 1];
      if (next?.kind === 'goal_cancelled') expect(Object.values(standing(next.at - 1_000))).toEqual([null, null, null]);
    });
    expect(standing(Infinity)).toEqual(standing(fixture.kickoffAt));
    expect(changes.at(-1)?.isClosing).toBe(true);
  });
});

test('a whole match brings some dozens of changes of a company, never more than are kept of it', () => {
  check(({ quotes }) => {
    const { length } = quotes.since(0, Infinity);
    expect(length).toBeGreaterThan(30);
    expect(length).toBeLessThan(300);
  });
});
