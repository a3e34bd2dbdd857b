import { expect, test } from 'vitest';
import { mayPopUp, popupAlerts } from './goalPopup.ts';

test('goals, goals taken back and cards pop up while they are a minute old at most', () => {
  for (const kind of ['goal', 'penalty_goal', 'own_goal', 'goal_cancelled', 'red', 'second_yellow', 'yellow'] as const)
    expect([mayPopUp(kind, 60_000), mayPopUp(kind, 60_001)], kind).toEqual([true, false]);
  expect(mayPopUp('substitution', 0)).toBe(false);
});

test('a second yellow card is a red one to the reader', () => {
  expect(popupAlerts.second_yellow).toBe('red');
});
