import { lazy } from 'react';
import { withMessages } from '../../platform/messages/withMessages.ts';

/** Posts of an anchor under their room. Apart from the other lazy components, whose exports the room does not need. */
export const AnchorPosts = lazy(withMessages('content', () => import('./posts/AnchorPosts.tsx')));
