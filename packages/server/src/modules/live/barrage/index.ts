export { barrageModule } from './module.ts';
export { type BarrageParts, type BarrageService, createBarrage, repeatAfter } from './barrage.service.ts';
export type { SaidRow } from './barrage.repository.ts';
export { barrages, heldBarrages } from './barrage.tables.ts';
