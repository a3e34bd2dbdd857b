export { moderationModule } from './module.ts';
export type { Act, Moderation } from './moderation.service.ts';
export type { Reportable } from './reports/reportable.ts';
export type { CaseRow, OpenReport, ReportedObject, ReportState, WholeCase } from './reports/reports.repository.ts';
export { reportPicturesLife, type ReportReview, type Reports, type ReportedCase } from './reports/reports.service.ts';
