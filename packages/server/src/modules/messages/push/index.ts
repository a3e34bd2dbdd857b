export { pushModule } from './module.ts';
export { pushDevices } from './push.tables.ts';
export { pushOutcomes, type PushOutcome } from './news/news.repository.ts';
