import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** Fan clubs that were dissolved; code and words come with the page that shows them. */
export const Farewells = lazy(spoken(() => import('./Farewells.tsx')));
