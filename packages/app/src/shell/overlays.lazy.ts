import { lazy } from 'react';

/** Overlays that load code and catalog only when somebody opens them. */
export const Prompt = lazy(() => import('@pitchside/ui/Prompt').then((part) => ({ default: part.Prompt })));
