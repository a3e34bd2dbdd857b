import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, integer, pageOf, paging, text } from '../../contract/fields.ts';
import { resultConflict, resultActs } from './results.schema.ts';

const ours = { caller: 'operator', origin: 'ours' } as const;
const reason = text(200, 2);
/** Goals or points of a side. */
const side = integer(0, 500);

export const adminResults = defineCall({
  ...ours,
  method: 'GET',
  path: 'admin/results',
  rate: 'read',
  summary: 'Doubtful results: those that are held from the oldest, decided ones from the newest. Nothing is paid by one that is held.',
  input: z.object({ state: z._default(z.enum(['held', 'decided']), 'held'), ...paging(20, 50) }),
  data: pageOf(resultConflict),
});

export const adminDecideResult = defineCall({
  ...ours,
  method: 'POST',
  path: 'admin/decideResult',
  rate: 'write',
  idempotent: false,
  summary: 'Decides what a held result is worth; what rests on it is settled within seconds. Written down with its reason.',
  input: z.object({ id, act: z.enum(resultActs), home: z.optional(side), away: z.optional(side), reason }),
  data: resultConflict,
});

export const adminSeeResult = defineCall({
  ...ours,
  method: 'POST',
  path: 'admin/seeResult',
  rate: 'write',
  idempotent: false,
  summary: 'Says what an operator saw of a match that is not settled: where the source tells another score, its result is held.',
  input: z.object({ match: id, home: side, away: side, reason }),
  data: z.object({ match: z.string(), home: z.int(), away: z.int() }),
});
