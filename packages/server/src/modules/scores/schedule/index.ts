export { scheduleModule } from './module.ts';
export { type Schedule, createSchedule } from './schedule.service.ts';
export { reservations } from './schedule.tables.ts';
