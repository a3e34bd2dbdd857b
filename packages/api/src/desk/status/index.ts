export { adminStatus } from './status.contract.ts';
export { silentAfter, statusEvery, type JobStatus, type NodeStatus } from './status.schema.ts';
