import { lazy } from 'react';
import { spoken } from '../../platform/words/words.ts';

/** Replays of a room; code and catalog load with its owner's page. */
export const MemberReplays = lazy(spoken(() => import('./replay/MemberReplays.tsx')));

/** The gift wall of an anchor; code and words come with their page. */
export const MemberGifts = lazy(spoken(() => import('./gifts/MemberGifts.tsx')));

/** Announcements and guards of an anchor; code and catalog load with their page. */
export const MemberBroadcasts = lazy(spoken(() => import('./persona/MemberBroadcasts.tsx')));
export const MemberGuards = lazy(spoken(() => import('./persona/MemberGuards.tsx')));
