import { lazy } from 'react';
import { spoken } from '../../platform/words/words.ts';

/** Headlines and hot posts for the first page; code and words come when one scrolls near. */
export const FrontStories = lazy(spoken(() => import('./front/FrontStories.tsx')));
