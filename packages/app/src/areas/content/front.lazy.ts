import { lazy } from 'react';
import { withMessages } from '../../platform/messages/withMessages.ts';

/** Headlines and hot posts for the first page; code and words come when one scrolls near. */
export const FrontStories = lazy(withMessages('content', () => import('./front/FrontStories.tsx')));
