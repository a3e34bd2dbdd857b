import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** The picture of a room as its anchor sees it; code and words come with the first. */
export const OwnPicture = lazy(spoken(() => import('./OwnPicture.tsx')));

/** The moving picture of a card; the player's code comes when one rests on the first. */
export const CardPicture = lazy(() => import('./CardPicture.tsx'));

/** Chat of a room, for its anchor outside the room. */
export const OwnTalk = lazy(spoken(() => import('./OwnTalk.tsx')));
