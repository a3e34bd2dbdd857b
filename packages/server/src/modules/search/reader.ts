import type { Reader } from './keys.ts';

/** Reads Chinese; the library and its dictionary are loaded by the one node that indexes, when it first does. */
export async function openReader(): Promise<Reader> {
  const { pinyin } = await import('pinyin-pro');
  return (text) => pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true });
}
