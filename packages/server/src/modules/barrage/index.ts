export { barrageModule } from './module.ts';
export { type BarrageParts, type BarrageService, createBarrage, repeatAfter } from './barrage.service.ts';
