export { DanmakuComposer, danmakuMaxLength, type DanmakuComposerHandle, type DanmakuComposerProps } from './DanmakuComposer.tsx';
export type { ComposerWays } from './ComposerPlate.tsx';
export type { DanmakuAnswer, DanmakuComposerState } from './composerState.ts';
export { plainDress, type DanmakuDress } from './danmakuDress.ts';
export { DanmakuSwitch, type DanmakuSwitchProps } from './DanmakuSwitch.tsx';
