export { PlanStamp, type PlanStampProps } from './PlanStamp.tsx';
export { pickOutcomes, planResults, type PickOutcome, type PlanResult } from './results.ts';
