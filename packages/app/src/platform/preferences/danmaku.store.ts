import * as z from 'zod/mini';
import { danmakuDefaults, danmakuModes, type DanmakuView } from '@pitchside/ui/DanmakuLayer';
import { storedState, readJson, storageKeys, writeJson } from '../storage/storage.ts';

const step = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
/** Schema of the stored settings; a setting missing from an old record gets its default. */
const schema = z.object({
  show: z.boolean(),
  area: step,
  size: step,
  opacity: z.number().check(z.gte(0), z.lte(100)),
  crossing: z.number().check(z.gte(6), z.lte(12)),
  fold: z._default(z.boolean(), true),
  overlap: z._default(z.boolean(), false),
  gifts: z._default(z.boolean(), false),
  fullscreenOnly: z._default(z.boolean(), false),
  sync: z._default(z.boolean(), true),
  hiddenModes: z._default(z.array(z.enum(danmakuModes)), []),
  blockedWords: z._default(z.array(z.string()), []),
  blockedUsers: z._default(z.array(z.object({ userId: z.string(), nickname: z.string() })), []),
});
export type DanmakuChoice = z.output<typeof schema>;

/** Danmaku settings of the person. Source: specification section 3, with its defaults (area 3, size 2, opacity 100). */
export const danmaku = storedState<DanmakuChoice>(() =>
  readJson(storageKeys.danmaku, schema, { ...danmakuDefaults, show: true, hiddenModes: [], blockedWords: [], blockedUsers: [] }),
);

/** Changes some of the settings and keeps them. */
export function setDanmaku(change: Partial<DanmakuView> & { show?: boolean }): void {
  Object.assign(danmaku, change);
  writeJson(storageKeys.danmaku, danmaku);
}

/** Whether the person hears nothing of a member. */
export const isBlocked = (memberId: string): boolean => danmaku.blockedUsers.some(({ userId }) => userId === memberId);

/** Unblocks a member. */
export const unblockUser = (memberId: string): void =>
  setDanmaku({ blockedUsers: danmaku.blockedUsers.filter(({ userId }) => userId !== memberId) });

/** Blocks a member's messages. */
export const blockUser = (userId: string, nickname: string): void =>
  setDanmaku({ blockedUsers: [...danmaku.blockedUsers.filter((other) => other.userId !== userId), { userId, nickname }] });
