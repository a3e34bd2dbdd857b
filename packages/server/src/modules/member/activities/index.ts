export { activitiesModule } from './module.ts';
export { type Earned, type Progress, createActivities, createWatching } from './activities.service.ts';
export { type TaskProgress, createProgress, taskCount } from './progress.ts';
export { taskRules } from './tasks.data.ts';
