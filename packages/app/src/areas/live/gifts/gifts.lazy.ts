import { lazy } from 'react';
import { withMessages } from '../../../platform/messages/withMessages.ts';

/** The gift bar itself; code and words come once the picture plays, or somebody reaches for it. */
export const GiftBarPanel = lazy(withMessages('live', () => import('./GiftBarPanel.tsx')));

/** Gift effects over the picture; their code loads with the first gift. */
export const GiftStage = lazy(withMessages('live', () => import('./GiftStage.tsx')));
