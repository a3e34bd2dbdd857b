import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** The panel's sign-in and tasks, with their words. */
export const TaskPanelWired = lazy(spoken(() => import('./TaskPanel.tsx')));
