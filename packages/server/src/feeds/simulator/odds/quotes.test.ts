import { oddsMarkets, sports, type QuoteTuple, type Sport } from '@pitchside/api/scores/matches';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf } from '../football/calendar.ts';
import { simulated } from '../sports.ts';
import { endOf, stateAt } from '../state.ts';
import { bookmakers } from './companies.data.ts';
import { planQuotes } from './quotes.ts';

const someDay = dayOf(Date.UTC(2026, 10, 20));
interface Chosen {
  sport: Sport;
  day: number;
  which: number;
  company: number;
}
const anyOf = (...of: readonly Sport[]) =>
  fc.record({
    sport: fc.constantFrom(...of),
    day: fc.integer({ min: someDay - 300, max: someDay + 300 }),
    which: fc.nat(),
    company: fc.nat(),
  });
const anyMatch = anyOf(...sports);

function plan({ sport, day, which, company }: Chosen) {
  const fixtures = simulated[sport].planDay('2026', day);
  const companies = bookmakers.filter((each) => each.sports.includes(sport));
  const [fixture, bookmaker] = [fixtures[which % fixtures.length], companies[company % companies.length]];
  if (!fixture || !bookmaker) throw new Error('no such match');
  const { timeline } = simulated[sport].plan('2026', fixture);
  return {
    fixture,
    timeline,
    quotes: planQuotes('2026', fixture, bookmaker, timeline, 1),
    ahead: planQuotes('2026', fixture, bookmaker, undefined, 1),
  };
}

/** End of betting: extra time and penalties are excluded. */
const betsEndOf = (timeline: ReturnType<typeof plan>['timeline']): number =>
  timeline.moments.find(({ status }) => status === 'extra_time' || status === 'penalties')?.at ?? endOf(timeline);

const check = (
  claim: (match: ReturnType<typeof plan>) => void,
  any: typeof anyMatch = anyMatch,
  numRuns = process.env.PITCHSIDE_DEEP ? 150 : 15,
) =>
  fc.assert(
    fc.property(any, (chosen) => claim(plan(chosen))),
    { numRuns },
  );

/** Valid quotes of a company at an instant. */
function standingAt({ quotes }: ReturnType<typeof plan>) {
  const changes = quotes.since(0, Infinity);
  return (at: number) => {
    const known: Record<string, QuoteTuple | null> = {};
    for (const change of changes) if (change.at <= at) Object.assign(known, change.markets);
    return known;
  };
}

/** Whether every market of a match is locked. */
const isLocked = (standing: Record<string, QuoteTuple | null>) => Object.values(standing).every((quote) => quote === null);

test('each sport has at least four companies, the usual one of football among them', () => {
  for (const sport of sports) {
    const ids = bookmakers.filter((company) => company.sports.includes(sport)).map(({ id }) => id);
    expect(ids.length, sport).toBeGreaterThanOrEqual(4);
    expect(ids[0]).toBe(bookmakers[0]?.id);
  }
});

test('changes told in any steps are those told at once, before the kick-off also without knowing the match', { tags: ['full'] }, () => {
  fc.assert(
    fc.property(anyMatch, fc.array(fc.nat({ max: 26 * 3_600 }), { maxLength: 8 }), (chosen, seconds) => {
      const { fixture, timeline, quotes, ahead } = plan(chosen);
      const all = quotes.since(0, Infinity);
      const steps = seconds.map((second) => fixture.kickoffAt - 23 * 3_600_000 + second * 1000).toSorted((one, other) => one - other);
      let version = 0;
      const stepwise = [...steps, Infinity].flatMap((until) => {
        const some = quotes.since(version, until);
        version = quotes.versionAt(until);
        return some;
      });
      expect(stepwise).toEqual(all);
      expect(ahead.since(0, fixture.kickoffAt)).toEqual(quotes.since(0, fixture.kickoffAt));
      expect(all.at(-1)?.at).toBeGreaterThan(betsEndOf(timeline));
    }),
    // A cup that goes on after ninety minutes.
    { numRuns: 25, examples: [[{ sport: 'football', day: 20586, which: 4, company: 0 }, []]] },
  );
});

test('versions and instants only rise, the first change names all markets, and no change repeats what stands', () => {
  check(({ quotes }) => {
    const changes = quotes.since(0, Infinity);
    expect(changes[0]?.markets.european).not.toBeNull();
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

test('after the end the closing odds stand again', () => {
  check((match) => {
    const standing = standingAt(match);
    expect(standing(Infinity)).toEqual(standing(match.fixture.kickoffAt));
    expect(match.quotes.since(0, Infinity).at(-1)?.isClosing).toBe(true);
  });
});

test('nothing can be bet on from seconds after a goal, and while it is looked at', () => {
  check((match) => {
    const { timeline } = match;
    const standing = standingAt(match);
    const { events } = stateAt(timeline, Infinity);
    events.forEach((event, index) => {
      if (event.kind !== 'goal' && event.kind !== 'own_goal' && event.kind !== 'goal_cancelled') return;
      if (event.at + 10_000 > betsEndOf(timeline)) return;
      expect(isLocked(standing(event.at + 6_000))).toBe(true);
      const next = events[index + 1];
      if (next?.kind === 'goal_cancelled') expect(isLocked(standing(next.at - 1_000))).toBe(true);
    });
  }, anyOf('football'));
});

test('nothing can be bet on at the horn of a quarter, in the last seconds of a close game, and while a map is being decided', () => {
  check(
    (match) => {
      const { timeline } = match;
      const standing = standingAt(match);
      for (const { event, score, detail } of timeline.moments) {
        if (event?.kind === 'period_end' || event?.kind === 'map_end')
          for (const at of [event.at - 3_000, event.at + 3_000])
            if (at < endOf(timeline)) expect(isLocked(standing(at)), `${event.kind} ${event.part}`).toBe(true);
        const state = detail?.basketball;
        if (event?.kind !== 'game_end' || Math.abs(score.home - score.away) > 3) continue;
        const tense = timeline.moments.find(
          (moment) =>
            moment.detail?.basketball?.periods.length === state?.periods.length &&
            (moment.detail?.basketball?.clock?.left ?? 99) <= 40 &&
            Math.abs(moment.score.home - moment.score.away) <= 6,
        );
        if (tense) expect(isLocked(standing(event.at - 1_000))).toBe(true);
      }
    },
    anyOf('basketball', 'esports'),
  );
});

test('basketball and esports have no draw, lines without a stake given back, and pay back less than they take', () => {
  check(
    ({ quotes }) => {
      for (const { markets } of quotes.since(0, Infinity)) {
        const { asian, size, european } = markets;
        for (const quote of [asian, size]) {
          if (!quote) continue;
          expect(Math.abs((quote[1] ?? 0) % 1)).toBe(0.5);
          expect(1 / (quote[0] + 1) + 1 / (quote[2] + 1)).toBeGreaterThan(1.01);
        }
        if (!european) continue;
        expect(european[1]).toBeNull();
        expect(1 / european[0] + 1 / european[2]).toBeGreaterThan(1.005);
      }
    },
    anyOf('basketball', 'esports'),
  );
});

test.each(['basketball', 'esports'] as const)(
  '%s: the side that is well ahead becomes the favourite, and its line follows the score',
  (sport) => {
    let followed = 0;
    check(
      (match) => {
        const standing = standingAt(match);
        const leadOf = ({ score }: { score: { home: number; away: number } }) => score.home - score.away;
        const well = sport === 'basketball' ? 15 : 2;
        for (const moment of match.timeline.moments) {
          const { at } = moment;
          const lead = leadOf(moment);
          // A side that was caught up within those minutes is no favourite any more.
          const kept = match.timeline.moments
            .filter((later) => later.at >= at && later.at <= at + 6 * 60_000)
            .every((later) => leadOf(later) * Math.sign(lead) >= well);
          const before = standing(at - 1).european;
          const opened = standing(match.fixture.kickoffAt).european;
          // A company updates its prices within some minutes.
          const after = standing(at + 6 * 60_000);
          if (at + 6 * 60_000 >= endOf(match.timeline) || !kept || !before || !opened || !after.european || !after.asian) continue;
          const [ahead, behind] = lead > 0 ? ([0, 2] as const) : ([2, 0] as const);
          expect(after.european[ahead]).toBeLessThan(Math.max(1.1, opened[ahead]));
          // The market takes longer to believe in an outsider.
          if (opened[ahead] > 2.5) continue;
          followed += 1;
          expect(after.european[ahead]).toBeLessThan(after.european[behind]);
          expect(Math.sign(after.asian[1] ?? 0)).toBe(Math.sign(lead));
        }
      },
      anyOf(sport),
      150,
    );
    expect(followed).toBeGreaterThan(0);
  },
);

test('a whole match brings dozens of changes of a company, never more than are kept of it', () => {
  check(({ quotes, fixture }) => {
    const { length } = quotes.since(0, Infinity);
    // A best of one in esports may be over after a dozen one-sided rounds.
    expect(length).toBeGreaterThan(fixture.sport === 'esports' ? 10 : 30);
    expect(length).toBeLessThan(300);
  });
});
