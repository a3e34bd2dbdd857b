import { lazy } from 'react';
import { withMessages } from '../../../platform/messages/withMessages.ts';

/** Composer of a post; code and catalog load for members only. */
export const MemberComposer = lazy(withMessages('content', () => import('./MemberComposer.tsx')));
