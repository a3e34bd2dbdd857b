export { createDanmaku, type Danmaku, type DanmakuOptions, type DanmakuSetup, type DanmakuStats } from './engine.ts';
export { danmakuModes, danmakuRoles, type DanmakuComment, type DanmakuMode, type DanmakuRole } from './comment.ts';
export { crossingRange, danmakuDefaults, danmakuFontSizes, sanitizeView, type DanmakuStep, type DanmakuView } from './options.ts';
export type { DanmakuLabels } from './dress.ts';
export type { DanmakuPointed } from './pointing.ts';
export type { DanmakuCounts } from './scheduler.ts';
