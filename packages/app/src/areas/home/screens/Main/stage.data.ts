/** Rooms that stand beside the player. */
export const stageSize = 5;

/** How the stage is laid, px. Up to `narrow` the matches of the day lie under the player, below `single` its rooms do too. */
export const stage = { width: 1488, narrow: 1240, single: 992, rooms: 180, roomsNarrow: 168, matches: 368 } as const;

/** The room with the most heat first. */
export const byHeat = (one: { heat: number }, other: { heat: number }) => other.heat - one.heat;
