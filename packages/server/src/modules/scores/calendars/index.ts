export { calendarsModule } from './module.ts';
export { type Calendars, type CalendarSource } from './calendars.service.ts';
