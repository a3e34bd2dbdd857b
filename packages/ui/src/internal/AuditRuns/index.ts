export { AuditRuns, type AuditRunMark, type AuditRunsProps } from './AuditRuns.tsx';
