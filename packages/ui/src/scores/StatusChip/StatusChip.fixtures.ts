import type { MatchStatus } from './status.ts';

const kickoffAt = Date.UTC(2026, 10, 21, 12, 30);

/** One status of every kind, and the minutes that break a layout. */
export const statuses: readonly MatchStatus[] = [
  { kind: 'scheduled', kickoffAt },
  { kind: 'scheduled' },
  { kind: 'live', minute: 7 },
  { kind: 'live', minute: 67 },
  { kind: 'live', minute: 45, added: 2 },
  { kind: 'live', minute: 90, added: 11 },
  { kind: 'live' },
  { kind: 'halftime' },
  { kind: 'extra', minute: 105 },
  { kind: 'penalties' },
  { kind: 'finished' },
  { kind: 'finished', afterExtraTime: true },
  { kind: 'postponed' },
  { kind: 'cancelled' },
  { kind: 'interrupted' },
  { kind: 'abandoned' },
  { kind: 'tbd' },
];
