import { loadMessages, type Catalog } from '@pitchside/locales';
import { language } from '../api/language.ts';
import { catalogsOf } from './catalogs.data.ts';

/** Wraps a dynamic import of an area's code: it resolves once the messages of the area are there too, in the page's language. */
export const withMessages =
  <T>(area: Catalog, load: () => Promise<T>) =>
  async (): Promise<T> =>
    (await Promise.all([load(), loadMessages(language, catalogsOf(area))]))[0];
