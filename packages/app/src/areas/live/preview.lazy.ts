import { lazy } from 'react';
import { withMessages } from '../../platform/messages/withMessages.ts';

/** The picture of a room as its anchor sees it; code and words come with the first. */
export const OwnPicture = lazy(withMessages('live', () => import('./preview/OwnPicture.tsx')));

/** The moving picture of a card; the player's code comes when one rests on the first. */
export const CardPicture = lazy(withMessages('live', () => import('./preview/CardPicture.tsx')));

/** Chat of a room, for its anchor outside the room. */
export const OwnTalk = lazy(withMessages('live', () => import('./preview/OwnTalk.tsx')));
