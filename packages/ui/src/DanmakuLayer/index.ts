export { DanmakuLayer, type DanmakuActs, type DanmakuArrival, type DanmakuLayerHandle, type DanmakuLayerProps } from './DanmakuLayer.tsx';
export { useReducedMotion } from './useReducedMotion.ts';
export * from './engine/index.ts';
