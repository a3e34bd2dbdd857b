import { lazy } from 'react';
import { spoken } from '../platform/words/words.ts';

/** What lies over the page only after somebody asked for it; code and words come then. */
export const Prompt = lazy(spoken(() => import('@pitchside/ui/Prompt').then((part) => ({ default: part.Prompt }))));
