/** Name of the icon of a level; one tier for ten levels. */
export const expIcon = (level: number): string => `lv${Math.min(6, Math.floor(level / 10) + 1)}`;
