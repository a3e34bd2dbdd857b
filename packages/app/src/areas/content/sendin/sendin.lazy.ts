import { lazy } from 'react';
import { withMessages } from '../../../platform/messages/withMessages.ts';

/** Form for an own article; code and catalog load on the first press. */
export const SendIn = lazy(withMessages('content', () => import('./SendIn.tsx')));
