export { barrageModule } from './module.ts';
export { type BarrageService, createBarrage, repeatAfter } from './barrage.service.ts';
