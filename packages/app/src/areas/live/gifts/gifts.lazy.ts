import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** The gift bar itself; code and words come once the picture plays, or somebody reaches for it. */
export const GiftBarPanel = lazy(spoken(() => import('./GiftBarPanel.tsx')));

/** Gift effects over the picture; their code loads with the first gift. */
export const GiftStage = lazy(spoken(() => import('./GiftStage.tsx')));
