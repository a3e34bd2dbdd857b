import type { MatchEventKind } from './matches.schema.ts';

/** Age of an event, ms, above which it is only written down: a late popup would be wrong. */
const oldest = 60_000;

/** Alert that a kind of event belongs to; kinds without one never pop up. A reader chooses among the alerts. */
export const popupAlerts: Partial<Record<MatchEventKind, 'goal' | 'red' | 'yellow'>> = {
  goal: 'goal',
  penalty_goal: 'goal',
  own_goal: 'goal',
  goal_cancelled: 'goal',
  red: 'red',
  second_yellow: 'red',
  yellow: 'yellow',
};

/**
 * Whether an event may pop up at all: the server announces it, and a page shows it, by this one rule. What a reader wants to see of it is
 * the page's own question.
 * @param age of the event, ms
 */
export const mayPopUp = (kind: MatchEventKind, age: number): boolean => kind in popupAlerts && age <= oldest;
