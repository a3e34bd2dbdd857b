import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, nothing } from '../../contract/fields.ts';

/** Days that an export can be downloaded. */
export const exportKept = 7;

/** An export of a member's own data. */
export const dataExport = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'working', 'ready', 'failed']),
  asked_at: instant,
  /** Percent of the work that is done. */
  percent: z.int(),
  /** Size of the file; null before it is ready. */
  bytes: z.nullable(z.int()),
  expires_at: z.nullable(instant),
});
export type DataExport = z.output<typeof dataExport>;

const state = z.object({
  /** The newest export; null where there is none, or none any more. */
  newest: z.nullable(dataExport),
  /** From when on another may be asked for; null for now. */
  next_at: z.nullable(instant),
});

export const exportState = defineCall({
  method: 'GET',
  path: 'user/exportState',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'The newest export of the caller’s own data, and from when on another may be asked for.',
  input: nothing,
  data: state,
});

export const askExport = defineCall({
  method: 'POST',
  path: 'user/askExport',
  caller: 'member',
  rate: 'write',
  idempotent: false,
  fresh: true,
  origin: 'ours',
  summary: 'Asks for an export of everything of the caller’s; one at a time, one a day. A notice tells when it is ready.',
  input: nothing,
  data: state,
});

export const exportAddress = defineCall({
  method: 'POST',
  path: 'user/exportAddress',
  caller: 'member',
  rate: 'write',
  fresh: true,
  changes: false,
  origin: 'ours',
  summary: 'Address of a ready export of the caller’s, good for five minutes.',
  input: z.object({ id }),
  data: z.object({ url: z.string() }),
});
