const hour = 3_600_000;

/** Window of the first full table: from 12 hours back to 24 hours ahead, and its maximum number of rows. */
export const firstWindow = { back: 12 * hour, ahead: 24 * hour, most: 400 };
