import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** The dialog in which categories are kept and put in order; code and words come when it is opened. */
export const CategoryManager = lazy(spoken(() => import('./CategoryManager.tsx')));
