export { ReportDialog, reportTextLength, type ReportDialogProps, type ReportSubject } from './ReportDialog.tsx';
export { reportReasons, type ReportAnswer, type ReportReason } from './reasons.ts';
export { useReasonLabels } from './useReasonLabels.ts';
