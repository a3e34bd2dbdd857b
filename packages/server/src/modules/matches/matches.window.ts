const hour = 3_600_000;

/** What the first full table holds: from 12 hours back to 24 hours ahead, at most so many rows. */
export const firstWindow = { back: 12 * hour, ahead: 24 * hour, most: 400 };
