import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { nothing } from '../../contract/fields.ts';
import { databaseStatus, jobStatus, nodeStatus, pushStatus } from './status.schema.ts';

export const adminStatus = defineCall({
  method: 'GET',
  path: 'admin/status',
  caller: 'operator',
  rate: 'read',
  origin: 'ours',
  summary: 'How the machines of the site are: its nodes, the database, the bus, disks, streams and jobs.',
  input: nothing,
  data: z.object({
    server_at: z.int(),
    database: databaseStatus,
    /** Place of uploads: folder, qiniu or s3. */
    storage: z.string(),
    /** Carrier of wake-ups between nodes: nats, or the database. */
    bus: z.enum(['nats', 'database']),
    nodes: z.array(nodeStatus),
    jobs: z.array(jobStatus),
    push: pushStatus,
  }),
});
