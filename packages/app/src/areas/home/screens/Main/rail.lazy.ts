import { lazy } from 'react';
import { spoken } from '../../../../platform/words/words.ts';

/** The day's matches of another sport than the first; code and words come when it is chosen. */
export const RailOther = lazy(spoken(() => import('./RailOther.tsx')));
