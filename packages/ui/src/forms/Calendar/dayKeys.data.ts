import { addDays, addMonths, startOfWeek, type CivilDay } from '../../format/civil/civil.ts';

/** Day that each key of the ARIA date picker pattern moves to; `far` is with Shift held. */
export const dayKeys: Readonly<Record<string, (day: CivilDay, weekStart: number, far: boolean) => CivilDay>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day, weekStart) => startOfWeek(day, weekStart),
  End: (day, weekStart) => addDays(startOfWeek(day, weekStart), 6),
  PageUp: (day, _, far) => addMonths(day, far ? -12 : -1),
  PageDown: (day, _, far) => addMonths(day, far ? 12 : 1),
};
