/** Where a minute stands on an axis of a match, 0 to 1; what comes after the end stands at the end. */
export const minuteShare = (minute: number, length: number): number => Math.min(1, Math.max(0, minute / length));
