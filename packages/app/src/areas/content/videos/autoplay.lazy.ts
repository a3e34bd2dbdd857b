import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** Autoplay switch; code and catalog load after the picture's. */
export const AutoplaySwitch = lazy(spoken(() => import('./AutoplaySwitch.tsx')));
