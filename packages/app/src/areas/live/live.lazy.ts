import { lazy } from 'react';
import { withMessages } from '../../platform/messages/withMessages.ts';

/** The picture of a room that was left while it played; code and words come with the first. */
export const RoomAside = lazy(withMessages('live', () => import('./mini/RoomAside.tsx').then((part) => ({ default: part.RoomAside }))));

/** Broadcasts of a match that can be watched again. */
export const MatchReplays = lazy(withMessages('live', () => import('./replay/MatchReplays.tsx')));
