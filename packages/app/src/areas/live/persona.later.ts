import { lazy } from 'react';
import { spoken } from '../../platform/words/words.ts';

/** What can be watched again of a room; code and words come with the page of its owner. */
export const MemberReplays = lazy(spoken(() => import('./replay/MemberReplays.wired.tsx')));

/** The gift wall of an anchor; code and words come with their page. */
export const MemberGifts = lazy(spoken(() => import('./gifts/MemberGifts.wired.tsx')));

/** What an anchor announces, and who stands by them; code and words come with their page. */
export const MemberBroadcasts = lazy(spoken(() => import('./persona/MemberBroadcasts.wired.tsx')));
export const MemberGuards = lazy(spoken(() => import('./persona/MemberGuards.wired.tsx')));
