import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** Where a member writes a post; code and words come for members alone. */
export const MemberComposer = lazy(spoken(() => import('./MemberComposer.wired.tsx')));
