import { lazy } from 'react';
import { spoken } from '../words/words.ts';

/** The dialog that reports something; code and words come with the first report. */
export const ReportDialogWired = lazy(spoken(() => import('../widgets/ReportDialog.tsx')));
