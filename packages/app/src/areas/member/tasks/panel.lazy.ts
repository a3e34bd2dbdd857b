import { lazy } from 'react';
import { withMessages } from '../../../platform/messages/withMessages.ts';

/** The panel's sign-in and tasks, with their words. */
export const TaskPanelWired = lazy(withMessages('member', () => import('./TaskPanel.tsx')));
