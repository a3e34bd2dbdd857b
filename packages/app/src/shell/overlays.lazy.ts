import { lazy } from 'react';
import { spoken } from '../platform/words/words.ts';

/** Overlays that load code and catalog only when somebody opens them. */
export const Prompt = lazy(spoken(() => import('@pitchside/ui/Prompt').then((part) => ({ default: part.Prompt }))));
