import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** The switch of what plays by itself; code and words come after the picture’s. */
export const AutoplaySwitch = lazy(spoken(() => import('./AutoplaySwitch.wired.tsx')));
