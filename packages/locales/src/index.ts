export { activate, i18n, locales, readLocale, type Locale } from './app/index.ts';
