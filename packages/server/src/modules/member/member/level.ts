/** Highest level. */
export const highestLevel = 120;

/**
 * Experience points at which a level begins, the inverse of the database's `member_level`. 1 diamond spent is 1 point; level 24 begins at
 * 100 510.
 */
export const levelBegins = (level: number): number => 190 * (level - 1) ** 2;

/** Name of a level's icon; one tier per ten levels. Must match `ledger_states` in the database. */
export const expIcon = (level: number): string => `lv${Math.min(6, Math.floor(level / 10) + 1)}`;
