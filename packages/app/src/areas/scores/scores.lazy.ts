import { lazy } from 'react';
import { withMessages } from '../../platform/messages/withMessages.ts';

/** The popups of goals; code and words come with the first. */
export const GoalPopupsWired = lazy(withMessages('scores', () => import('./goals/GoalPopups.tsx')));

/** Reminds of a match out of a list of many; code and words come when somebody is there. */
export const ReserveMark = lazy(withMessages('scores', () => import('./reserve/ReserveMark.tsx')));
