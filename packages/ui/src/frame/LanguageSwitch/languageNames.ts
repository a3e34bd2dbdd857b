import type { UiLocale } from '../../locales/index.ts';

/** Name of each language in that language, so that a reader in the wrong one finds theirs. */
export const languageNames: Record<UiLocale, string> = { zh: '中文', en: 'English', vi: 'Tiếng Việt' };
