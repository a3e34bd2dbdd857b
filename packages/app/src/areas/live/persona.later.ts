import { lazy } from 'react';
import { spoken } from '../../platform/words/words.ts';

/** Replays of a room; code and catalog load with its owner's page. */
export const MemberReplays = lazy(spoken(() => import('./replay/MemberReplays.wired.tsx')));

/** The gift wall of an anchor; code and words come with their page. */
export const MemberGifts = lazy(spoken(() => import('./gifts/MemberGifts.wired.tsx')));

/** Announcements and guards of an anchor; code and catalog load with their page. */
export const MemberBroadcasts = lazy(spoken(() => import('./persona/MemberBroadcasts.wired.tsx')));
export const MemberGuards = lazy(spoken(() => import('./persona/MemberGuards.wired.tsx')));
