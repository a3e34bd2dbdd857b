import { lazy } from 'react';

/** The dialog that reports something; code and words come with the first report. */
export const ReportDialogWired = lazy(() => import('../widgets/ReportDialog.tsx'));
