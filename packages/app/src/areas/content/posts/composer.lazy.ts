import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** Composer of a post; code and catalog load for members only. */
export const MemberComposer = lazy(spoken(() => import('./MemberComposer.tsx')));
