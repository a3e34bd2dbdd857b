import { lazy } from 'react';
import { withMessages } from '../../../platform/messages/withMessages.ts';

/** The dialog in which categories are kept and put in order; code and words come when it is opened. */
export const CategoryManager = lazy(withMessages('content', () => import('./CategoryManager.tsx')));
