/** Whether a number that was typed is whole and lies within both ends. */
export const isWithin = (value: number | null, least: number, most: number): value is number =>
  value !== null && Number.isInteger(value) && value >= least && value <= most;
