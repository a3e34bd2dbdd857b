export { DanmakuLayer, type DanmakuLayerHandle, type DanmakuLayerProps } from './DanmakuLayer.tsx';
export type { DanmakuArrival, DanmakuSource } from './arrivals.ts';
export type { DanmakuActs } from './useDanmakuActs.ts';
export * from './engine/index.ts';
