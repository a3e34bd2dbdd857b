/** Position of a minute on the axis of a match, 0 to 1; minutes after the end are at the end. */
export const minuteShare = (minute: number, length: number): number => Math.min(1, Math.max(0, minute / length));
