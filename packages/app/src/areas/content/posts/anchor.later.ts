import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** What an anchor writes, under their room; apart from what other pages show, whose names the room does not need. */
export const AnchorPosts = lazy(spoken(() => import('./AnchorPosts.wired.tsx')));
