export { studioModule } from './module.ts';
export type { ApplicationRow, WholeApplication } from './application/application.repository.ts';
export type { ApplicationReview } from './application/application.review.ts';
export { broadcasts } from './studio.tables.ts';
export type { StartListener, StartedBroadcast } from './broadcasts/broadcasts.tend.ts';
export type { StreamHealthKeeper } from './health/health.service.ts';
