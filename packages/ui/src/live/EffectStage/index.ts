export { EffectStage, type EffectStageHandle, type EffectStageProps } from './EffectStage.tsx';
export type { AnimationPlayer } from './effectPlayer.ts';
export * from './engine/index.ts';
