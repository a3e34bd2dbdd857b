export { referralsModule } from './module.ts';
export { auditReferrals } from './referralsAudit.ts';
export { type Referrals, createReferrals } from './referrals.service.ts';
export { commissions } from './referrals.tables.ts';
