import { expect, test } from 'vitest';
import { dayOf } from './football/calendar.ts';
import { planMatch, planDay } from './index.ts';
import { createPace } from './pace.ts';
import { foreseeMatches } from './script.ts';

const scoring = ['goal', 'penalty_goal', 'own_goal'];

test.each([1, 5])('what is foreseen is what the simulator will tell, at speed %i', (simSpeed) => {
  const foresee = foreseeMatches({ seed: 2026, simSpeed });
  const pace = createPace(2026, simSpeed);
  const fixtures = planDay(pace.seed, dayOf(Date.UTC(2026, 10, 21))).slice(0, 20);
  expect(fixtures.length).toBeGreaterThan(5);
  for (const fixture of fixtures) {
    const goals = planMatch(pace.seed, fixture).moments.filter(({ event }) => event && scoring.includes(event.kind));
    const foreseen = foresee(fixture.id, pace.toClock(fixture.kickoffAt));
    expect(foreseen?.goals).toEqual(goals.map(({ at, event }) => ({ at: pace.toClock(at), side: event?.side })));
    expect(foreseen?.halves).toHaveLength(2);
  }
});

test('nothing is foreseen of matches from elsewhere', () => {
  expect(foreseeMatches({ seed: 2026, simSpeed: 1 })('imported-1', Date.UTC(2026, 10, 21))).toBeUndefined();
});
