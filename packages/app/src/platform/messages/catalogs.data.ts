import type { Catalog } from '@pitchside/locales';

/** Catalogs of further areas that an area shows at once, because it imports their components; a test reads them from the imports. */
export const shownBy: Partial<Record<Catalog, readonly Catalog[]>> = {
  content: ['scores'],
  desk: ['home'],
  experts: ['scores', 'money'],
  frame: ['live'],
  home: ['scores', 'live'],
  live: ['scores', 'money'],
  member: ['scores'],
  studio: ['scores', 'money'],
};

/** Catalogs that the code of an area needs. */
export const catalogsOf = (area: Catalog): readonly Catalog[] => [area, ...(shownBy[area] ?? [])];
