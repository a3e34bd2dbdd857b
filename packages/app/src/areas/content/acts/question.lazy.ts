import { lazy } from 'react';
import { withMessages } from '../../../platform/messages/withMessages.ts';

/** The question before something is deleted; code and words come with the first one. */
export const DeleteQuestion = lazy(withMessages('content', () => import('./DeleteQuestion.tsx')));
