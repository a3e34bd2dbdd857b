import type { UiLocale } from '../../locales/index.ts';

/** Each language in its own words, so that whoever is lost finds home. */
export const languageNames: Record<UiLocale, string> = { zh: '中文', en: 'English', vi: 'Tiếng Việt' };
