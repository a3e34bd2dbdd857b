export { studioModule } from './module.ts';
export type { ApplicationRow, WholeApplication } from './application/application.repository.ts';
export type { ApplicationReview } from './application/applicationReview.ts';
export { broadcasts } from './studio.tables.ts';
export type { StartListener, StartedBroadcast } from './broadcasts/broadcastsTend.ts';
export type { StreamHealthRecorder } from './health/health.service.ts';
