import type { Reader } from './keys.ts';

/** Opens the pinyin reader; only the indexing node loads the library and its dictionary, on first use. */
export async function openReader(): Promise<Reader> {
  const { pinyin } = await import('pinyin-pro');
  return (text) => pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true });
}
