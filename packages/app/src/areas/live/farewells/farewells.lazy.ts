import { lazy } from 'react';
import { withMessages } from '../../../platform/messages/withMessages.ts';

/** Fan clubs that were dissolved; code and words come with the page that shows them. */
export const Farewells = lazy(withMessages('live', () => import('./Farewells.tsx')));
