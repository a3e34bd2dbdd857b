import { lazy } from 'react';
import { spoken } from '../../platform/words/words.ts';

/** The picture of a room that was left while it played; code and words come with the first. */
export const RoomAside = lazy(spoken(() => import('./mini/RoomAside.tsx').then((part) => ({ default: part.RoomAside }))));
