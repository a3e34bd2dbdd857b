export { createBarrage, repeatAfter, type BarrageService } from './barrage.service.ts';
