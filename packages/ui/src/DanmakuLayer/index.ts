export { DanmakuLayer, type DanmakuActs, type DanmakuArrival, type DanmakuLayerHandle, type DanmakuLayerProps } from './DanmakuLayer.tsx';
export * from './engine/index.ts';
