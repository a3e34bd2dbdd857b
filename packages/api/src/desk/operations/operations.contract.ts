import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, integer, lines, nothing, pageOf, paging, secret, text } from '../../contract/fields.ts';
import {
  actGroups,
  announcementLimits,
  auditRun,
  caseActs,
  caseKinds,
  caseStates,
  operatorAct,
  paperSides,
  reviewCase,
  settingField,
} from './operations.schema.ts';

const ours = { caller: 'operator', origin: 'ours' } as const;
const reason = text(200, 2);

export const adminPresence = defineCall({
  ...ours,
  method: 'GET',
  path: 'admin/presence',
  rate: 'read',
  summary: 'Whether this session may use the desk; after 15 minutes without an act the password is asked for again.',
  input: nothing,
  data: z.object({ unlocked: z.boolean(), user_nickname: z.string(), idle_limit: z.int() }),
});

export const adminUnlock = defineCall({
  ...ours,
  method: 'POST',
  path: 'admin/unlock',
  rate: 'signin',
  idempotent: false,
  fresh: true,
  summary: 'Opens the desk with the password of the operator, who may need a second factor as well.',
  input: z.object({ password: secret(z.string().check(z.minLength(1), z.maxLength(128))) }),
  data: z.object({ unlocked: z.literal(true) }),
});

export const adminOverview = defineCall({
  ...ours,
  method: 'GET',
  path: 'admin/overview',
  rate: 'read',
  summary: 'Figures of the server’s day: what waits, what was paid and recharged, whether the ledger is sound.',
  input: nothing,
  data: z.object({
    waiting: z.array(z.object({ kind: z.enum(caseKinds), total: z.int(), oldest_at: z.nullable(instant) })),
    /** Withdrawals that wait or are on their way, and those paid today: how many, and their fen. */
    to_pay: z.object({ total: z.int(), sum: z.int() }),
    paid: z.object({ total: z.int(), sum: z.int() }),
    /** Recharges of today in fen: paid orders, and all that were begun. */
    recharged: z.object({ total: z.int(), sum: z.int(), begun: z.int() }),
    /** Decisions of today. */
    decided: z.object({ passed: z.int(), returned: z.int() }),
    audit: z.nullable(auditRun),
    server_at: instant,
  }),
});

export const adminQueue = defineCall({
  ...ours,
  method: 'GET',
  path: 'admin/queue',
  rate: 'read',
  summary: 'Cases in a state: those that wait from the oldest, decided ones from the newest; at most a hundred.',
  input: z.object({ state: z._default(z.enum(caseStates), 'waiting'), kind: z.optional(z.enum(caseKinds)) }),
  data: z.object({ list: z.array(reviewCase), total: z.int() }),
});

export const adminDecide = defineCall({
  ...ours,
  method: 'POST',
  path: 'admin/decide',
  rate: 'write',
  idempotent: false,
  summary: 'Approves, pays or returns a case; a return needs a reason, which the member reads. Written down.',
  input: z.object({ no: id, act: z.enum(caseActs), reason: z._default(text(200, 0), '') }),
  data: reviewCase,
});

export const adminPicture = defineCall({
  ...ours,
  method: 'POST',
  path: 'admin/picture',
  rate: 'write',
  // An answer with somebody's papers must not be kept for a repeat.
  idempotent: false,
  summary:
    'A private picture of a case with what it is compared with, or a name and a number alone; the look and its reason are written down first.',
  input: z.object({ no: id, side: z.enum(paperSides), reason }),
  data: z.object({
    /** A JPEG as base64; null where there is only a name and a number. */ picture: z.nullable(z.string()),
    real_name: z.string(),
    id_number: z.string(),
  }),
});

export const adminSettings = defineCall({
  ...ours,
  method: 'GET',
  path: 'admin/settings',
  rate: 'read',
  summary: 'Every setting that operators change, with who changed it last, when and why.',
  input: nothing,
  data: z.object({ list: z.array(settingField) }),
});

export const adminSetSettings = defineCall({
  ...ours,
  method: 'POST',
  path: 'admin/setSettings',
  rate: 'write',
  idempotent: false,
  summary: 'Changes settings, all of them or none; each change is written down with its reason.',
  input: z.object({ values: z.array(z.object({ key: id, value: text(300, 0) })).check(z.minLength(1), z.maxLength(50)), reason }),
  data: z.object({ list: z.array(settingField) }),
});

export const adminAudits = defineCall({
  ...ours,
  method: 'GET',
  path: 'admin/audits',
  rate: 'read',
  summary: 'Runs over the ledger of the last 24 hours, newest first; one every 30 minutes.',
  input: nothing,
  data: z.object({ list: z.array(auditRun), every: z.int(), server_at: instant }),
});

export const adminAudit = defineCall({
  ...ours,
  method: 'POST',
  path: 'admin/audit',
  rate: 'money',
  idempotent: false,
  summary: 'Adds the whole ledger up now.',
  input: nothing,
  data: auditRun,
});

export const adminActs = defineCall({
  ...ours,
  method: 'GET',
  path: 'admin/acts',
  rate: 'read',
  summary: 'The log of operators, newest first, of everybody or of oneself.',
  input: z.object({ group: z.optional(z.enum(actGroups)), mine: z._default(integer(0, 1), 0), ...paging(20, 100) }),
  data: pageOf(operatorAct),
});

const { title, text: body } = announcementLimits;

export const adminAnnounce = defineCall({
  ...ours,
  method: 'POST',
  path: 'admin/announce',
  rate: 'write',
  idempotent: false,
  summary:
    'Sends an announcement to every member, as a notice in the language of each reader; where a language has no words, the Chinese ones stand. It is written down, and told within the minute.',
  input: z
    .object({
      title: z.object({ zh: text(title, 0), en: text(title, 0), vi: text(title, 0) }),
      text: z.object({ zh: lines(body, 0), en: lines(body, 0), vi: lines(body, 0) }),
      /** Address on this site that it leads to; empty for none. */
      path: z._default(z.string().check(z.maxLength(200), z.regex(/^(?:\/(?!\/)[^\s\\]*)?$/)), ''),
    })
    .check(z.refine(({ title: { zh, en, vi } }) => [zh, en, vi].some((each) => each !== ''), { path: ['title'] })),
  data: z.object({ id: z.string() }),
});
