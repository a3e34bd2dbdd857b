import * as z from 'zod/mini';
import { emojis, type EmojiKey } from '@pitchside/ui/pictures';
import { readJson, storageKeys, writeJson } from '../../../platform/storage/storage.ts';

/** Emoji that stand first in the picker. */
const most = 8;
const keys = new Set<string>(emojis.map(({ key }) => key));
const isKey = (key: string): key is EmojiKey => keys.has(key);

/** Emoji that were used last in this browser, the newest first. */
export const readEmojis = (): readonly EmojiKey[] =>
  readJson(storageKeys.recentEmojis, z.array(z.string()), []).filter(isKey).slice(0, most);

/** Puts one first; the answer is the new row. */
export function keepEmoji(key: EmojiKey): readonly EmojiKey[] {
  const row = [key, ...readEmojis().filter((one) => one !== key)].slice(0, most);
  writeJson(storageKeys.recentEmojis, row);
  return row;
}
