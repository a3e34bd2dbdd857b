export { addDays, addMonths, dayOf, daysBetween, endOfMonth, startOfMonth, startOfWeek, weekdayOf, type CivilDay } from './civil.ts';
