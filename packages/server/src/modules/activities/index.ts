export { activitiesModule } from './module.ts';
export { type Earned, type Progress, createActivities, createWatching } from './activities.service.ts';
export { type TaskProgress, type TaskCount, createProgress } from './progress.ts';
export { taskRules } from './tasks.data.ts';
