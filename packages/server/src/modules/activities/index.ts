export { activitiesModule } from './module.ts';
export { type Progress, createActivities, createWatching } from './activities.service.ts';
export { createProgress } from './progress.ts';
export { taskRules } from './tasks.data.ts';
