const second = 1000;

/** Seconds before the end from which the figures are urgent. */
export const urgentSeconds = 10;

/** Whole seconds from an instant `at` to `to` (both ms UTC), rounded up, so that 0 means over. */
export const secondsUntil = (to: number, at: number): number => Math.max(0, Math.ceil((to - at) / second));

/** Milliseconds until the shown second changes; each wait is computed from the clock, so that late timers never add up. */
export const untilNextSecond = (to: number, at: number): number => (to - at) % second || second;
