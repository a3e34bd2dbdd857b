export { createDanmaku, type Danmaku, type DanmakuOptions, type DanmakuSetup, type DanmakuStats } from './engine.ts';
export { danmakuModes, danmakuRoles, lettersOf, type DanmakuComment, type DanmakuMode, type DanmakuRole } from './comment.ts';
export {
  crossingRange,
  danmakuDefaults,
  danmakuFontSizes,
  lettersFor,
  sanitizeView,
  type DanmakuBlockedUser,
  type DanmakuStep,
  type DanmakuView,
} from './options.ts';
export { blockedWordKind, createFilter, type BlockedWordKind, type DanmakuChoice } from './filter.ts';
export { createLatencyLock, type LatencyLock, type LatencyLockInput } from './latencyLock.ts';
export { nobleDress, type NobleDress } from './noble.data.ts';
export type { DanmakuZone } from './zones.ts';
export type { DanmakuLabels } from './dress.ts';
export type { DanmakuPointed } from './pointing.ts';
export type { DanmakuCounts } from './scheduler.ts';
