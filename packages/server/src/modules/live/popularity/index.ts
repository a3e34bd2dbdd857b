export { popularityModule } from './module.ts';
export { decay, popularityOf, watching, weights, type Pulse } from './popularity.data.ts';
export type { Popularity, Watcher } from './popularity.service.ts';
export { roomWatchers } from './popularity.tables.ts';
