export { addDays, addMonths, dayOf, daysBetween, endOfMonth, startOfMonth, startOfWeek, weekdayOf, type CivilDay } from '../Calendar/civil.ts';
