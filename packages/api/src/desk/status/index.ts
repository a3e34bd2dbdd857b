export { adminStatus } from './status.contract.ts';
export { silentAfter, statusEvery, type JobStatus, type NodeStatus, type PushStatus } from './status.schema.ts';
