import { lazy } from 'react';
import { withMessages } from '../../platform/messages/withMessages.ts';

/** Replays of a room; code and catalog load with its owner's page. */
export const MemberReplays = lazy(withMessages('live', () => import('./replay/MemberReplays.tsx')));

/** The gift wall of an anchor; code and words come with their page. */
export const MemberGifts = lazy(withMessages('live', () => import('./gifts/MemberGifts.tsx')));

/** Announcements and guards of an anchor; code and catalog load with their page. */
export const MemberBroadcasts = lazy(withMessages('live', () => import('./persona/MemberBroadcasts.tsx')));
export const MemberGuards = lazy(withMessages('live', () => import('./persona/MemberGuards.tsx')));
