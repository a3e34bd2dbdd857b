import type { MatchStatus } from '@pitchside/api/scores/matches';

/**
 * Meaning of the provider's status numbers, by sport. Basketball uses the same numbers for other states, so the two tables are never one. A
 * number that is missing here, and 0 (hidden), is a match that nobody may see.
 */
export const footballStatuses: Readonly<Record<number, MatchStatus>> = {
  1: 'scheduled',
  2: 'first_half',
  3: 'half_time',
  4: 'second_half',
  5: 'extra_time',
  7: 'penalties',
  8: 'finished',
  9: 'postponed',
  10: 'interrupted',
  11: 'abandoned',
  12: 'cancelled',
  13: 'tbd',
};

export const basketballStatuses: Readonly<Record<number, MatchStatus>> = {
  1: 'scheduled',
  2: 'q1',
  3: 'q1_end',
  4: 'q2',
  5: 'half_time',
  6: 'q3',
  7: 'q3_end',
  8: 'q4',
  9: 'overtime',
  10: 'finished',
  11: 'interrupted',
  12: 'cancelled',
  13: 'postponed',
};
