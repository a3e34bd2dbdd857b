export { plansModule } from './module.ts';
export { type ExpertReview } from './experts.service.ts';
export type { PlanCase } from './cases.ts';
export { auditPlans } from './plans.audit.ts';
export { type PlanReview } from './plans.publishing.ts';
export { freeze, type Frozen } from './offers.ts';
export { type GivenPlan, type Plans, createPlans } from './plans.service.ts';
export { experts, plans, planUnlocks } from './plans.tables.ts';
export { outcomeOf, sidesOf, type Score } from './settle.ts';
