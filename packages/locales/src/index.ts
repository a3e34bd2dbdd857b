export { activate, catalogs, i18n, loadMessages, locales, readLocale, type Catalog, type Locale } from './app/index.ts';
