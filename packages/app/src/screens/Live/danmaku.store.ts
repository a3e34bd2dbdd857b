import * as z from 'zod/mini';
import { proxy } from 'valtio';
import { readJson, storageKeys, writeJson } from '../../shared/storage/storage.ts';

const step = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
const schema = z.object({ show: z.boolean(), area: step, size: step, opacity: z.number().check(z.gte(0), z.lte(100)), crossing: z.number().check(z.gte(6), z.lte(12)) });
export type DanmakuChoice = z.output<typeof schema>;

/** Danmaku settings of the person. Source: specification section 3, with its defaults (area 3, size 2, opacity 100). */
export const danmaku = proxy<DanmakuChoice>(readJson(storageKeys.danmaku, schema, { show: true, area: 3, size: 2, opacity: 100, crossing: 8 }));

/** Changes some of the settings and keeps them. */
export function setDanmaku(change: Partial<DanmakuChoice>): void {
  Object.assign(danmaku, change);
  writeJson(storageKeys.danmaku, danmaku);
}
