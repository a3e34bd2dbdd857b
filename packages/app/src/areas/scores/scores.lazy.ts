import { lazy } from 'react';
import { spoken } from '../../platform/words/words.ts';

/** The popups of goals; code and words come with the first. */
export const GoalPopupsWired = lazy(spoken(() => import('./goals/GoalPopups.tsx')));

/** Reminds of a match out of a list of many; code and words come when somebody is there. */
export const ReserveMark = lazy(spoken(() => import('./reserve/ReserveMark.tsx')));
