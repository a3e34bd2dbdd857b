import { lazy } from 'react';
import { withMessages } from '../../../platform/messages/withMessages.ts';

/** Autoplay switch; code and catalog load after the picture's. */
export const AutoplaySwitch = lazy(withMessages('content', () => import('./AutoplaySwitch.tsx')));
