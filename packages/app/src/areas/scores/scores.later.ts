import { lazy } from 'react';
import { spoken } from '../../platform/words/words.ts';

/** The popups of goals; code and words come with the first. */
export const GoalPopupsWired = lazy(spoken(() => import('./goals/GoalPopups.wired.tsx')));
