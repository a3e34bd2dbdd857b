export { DanmakuComposer, danmakuMaxLength, type DanmakuComposerProps, type DanmakuComposerState } from './DanmakuComposer.tsx';
export { DanmakuSwitch, type DanmakuSwitchProps } from './DanmakuSwitch.tsx';
