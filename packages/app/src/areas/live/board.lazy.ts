import { lazy } from 'react';
import { withMessages } from '../../platform/messages/withMessages.ts';

/** Pinned message and poll above the chat; their code comes after the page. */
export const RoomBoard = lazy(withMessages('live', () => import('./board/RoomBoard.tsx')));

/** The same with their desk, for the anchor outside the room. */
export const OwnBoard = lazy(withMessages('live', () => import('./board/OwnBoard.tsx')));

/** Acts of anchor and assistants; their code loads on the first act. */
export const boardActs = withMessages('live', () => import('./board/boardActs.ts'));
