import * as list from './list.ts';

/** Every module of the site. */
export const modules = Object.values(list);
