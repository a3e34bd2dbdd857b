import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** Posts of an anchor under their room. Apart from the other lazy components, whose exports the room does not need. */
export const AnchorPosts = lazy(spoken(() => import('./AnchorPosts.tsx')));
