export { scheduleModule } from './module.ts';
export { type Schedule, createSchedule } from './schedule.service.ts';
