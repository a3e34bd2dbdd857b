/** Highest level. */
export const highestLevel = 120;

/** Experience points at which a level begins; 1 diamond spent is 1 point. Level 24 begins at 100 510. */
export const levelBegins = (level: number): number => 190 * (level - 1) ** 2;

/** Level that an experience in tenths of a point makes. */
export const levelOf = (experience: number): number => Math.min(highestLevel, Math.floor(Math.sqrt(experience / 10 / 190)) + 1);

/** Name of the icon of a level; one tier for ten levels. */
export const expIcon = (level: number): string => `lv${Math.min(6, Math.floor(level / 10) + 1)}`;
