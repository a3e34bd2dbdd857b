import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** The question before something is deleted; code and words come with the first one. */
export const DeleteQuestion = lazy(spoken(() => import('./DeleteQuestion.tsx')));
