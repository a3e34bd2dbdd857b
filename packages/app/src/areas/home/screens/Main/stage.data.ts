/** Rooms that stand beside the player. */
export const stageSize = 5;
