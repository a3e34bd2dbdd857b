export { createSchedule, type Schedule } from './schedule.service.ts';
