import { lazy } from 'react';
import { spoken } from '../../../../platform/words/words.ts';

/** The match of a room, as its own page tells it; code and words come when somebody scrolls to it. */
export const LiveMatch = lazy(spoken(() => import('./LiveMatch.wired.tsx').then((part) => ({ default: part.LiveMatch }))));

/** Other rooms that are live, under all else; code and words come when somebody scrolls to them. */
export const OtherRooms = lazy(spoken(() => import('./OtherRooms.wired.tsx')));
