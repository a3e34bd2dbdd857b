/** Highest level. */
export const highestLevel = 120;

/**
 * Experience points at which a level begins, the inverse of the database's `member_level`. 1 diamond spent is 1 point; level 24 begins at
 * 100 510.
 */
export const levelBegins = (level: number): number => 190 * (level - 1) ** 2;

/** Name of the icon of a level; one tier for ten levels; `ledger_states` of the database says the same. */
export const expIcon = (level: number): string => `lv${Math.min(6, Math.floor(level / 10) + 1)}`;
