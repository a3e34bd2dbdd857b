export { Calendar, type CalendarProps } from './Calendar.tsx';
export { addDays, addMonths, dayOf, daysBetween, endOfMonth, startOfMonth, type CivilDay } from '../../format/civil/civil.ts';
export { useCalendarLabels, type CalendarLabels } from './useCalendarLabels.ts';
