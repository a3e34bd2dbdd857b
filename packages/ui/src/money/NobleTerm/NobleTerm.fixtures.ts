import type { FreeComments, RunningNoble } from './NobleTerm.tsx';

/** A captain with 22 days left. */
export const running: RunningNoble = { rank: 'captain', since: Date.UTC(2026, 10, 13, 12), until: Date.UTC(2026, 11, 13, 12) };

/** Eleven of thirty are used. */
export const comments: FreeComments = { left: 19, total: 30, renewsAt: Date.UTC(2026, 10, 30, 16) };
