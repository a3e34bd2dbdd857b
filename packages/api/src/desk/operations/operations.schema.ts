import * as z from 'zod/mini';
import { instant } from '../../contract/fields.ts';

/** Kinds of cases that operators decide. */
export const caseKinds = ['withdrawal', 'verification', 'anchor', 'report', 'expert', 'plan'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** `waiting` for a decision; a withdrawal that was `approved` waits for its payment; `passed` and `returned` are the ends. */
export const caseStates = ['waiting', 'approved', 'passed', 'returned'] as const;
export type CaseState = (typeof caseStates)[number];

/** Actions on a case: from `waiting` approve or return, from `approved` pay or return. */
export const caseActs = ['approve', 'pay', 'return'] as const;
export type CaseAct = (typeof caseActs)[number];

/** Something that the server compared by itself. */
export const caseCheck = z.object({ name: z.string(), found: z.string(), is_ok: z.boolean() });

/** Private papers of a case: the sides of a card, name and number alone, or pictures by their place. */
export const paperSides = ['front', 'back', 'identity', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type PaperSide = (typeof paperSides)[number];

/** A case; names and accounts are masked. Amounts in fen. */
export const reviewCase = z.object({
  no: z.string(),
  kind: z.enum(caseKinds),
  state: z.enum(caseStates),
  member: z.object({ id: z.string(), user_nickname: z.string(), avatar: z.string(), level: z.int(), created_at: instant }),
  /** Of a withdrawal; null for the others. */
  amount: z.nullable(z.int()),
  fee: z.nullable(z.int()),
  /** Target account of a withdrawal, or the identity papers: masked. For a report, the reported content as it was at that time. */
  target: z.string(),
  /** Text of the member: experience and contact, or the report; empty for other kinds. */
  text: z.string(),
  /** Why it was returned. */
  reason: z.string(),
  submitted_at: instant,
  decided_at: z.nullable(instant),
  /** Private papers that may be looked at with a reason. */
  pictures: z.array(z.enum(paperSides)),
  checks: z.array(caseCheck),
  /** A returned one that approving brings back; left out where there is no way back. */
  can_restore: z.optional(z.boolean()),
});
export type ReviewCase = z.output<typeof reviewCase>;

/** A setting that operators change; `value` is text as it is typed. */
export const settingField = z.object({
  key: z.string(),
  label: z.string(),
  hint: z.string(),
  kind: z.enum(['text', 'email', 'url', 'integer', 'yuan', 'percent']),
  unit: z.string(),
  value: z.string(),
  changed: z.nullable(z.object({ by: z.string(), at: instant, reason: z.string(), from: z.string() })),
});
export type SettingField = z.output<typeof settingField>;

/** One run over the whole ledger. */
export const auditRun = z.object({
  id: z.string(),
  at: instant,
  /** Duration, ms. */
  took: z.int(),
  by: z.string(),
  entries: z.int(),
  /** Sum of all entries over the units; anything but 0 is a fault. */
  drift: z.int(),
  unequal: z.int(),
  lopsided: z.int(),
  orphans: z.int(),
  is_sound: z.boolean(),
  units: z.array(z.object({ unit: z.enum(['diamond', 'wallet', 'income']), members: z.int(), owned: z.int(), drift: z.int() })),
});
export type AuditRun = z.output<typeof auditRun>;

/** Most code points of an announcement's title and text. */
export const announcementLimits = { title: 40, text: 300 } as const;

/** Groups of the log. */
export const actGroups = [
  'money',
  'verification',
  'anchors',
  'rooms',
  'reports',
  'content',
  'experts',
  'settings',
  'ledger',
  'access',
  'data',
] as const;
export type ActGroup = (typeof actGroups)[number];

/** Actions in the log. The desk has a text for each; an entry of an older release may have another. */
export const loggedActs = [
  ...['approve', 'pay', 'return', 'look', 'unlock', 'set', 'audit', 'announce', 'answer', 'reverse'],
  ...['mute', 'unmute', 'kick', 'lift', 'appoint', 'dismiss', 'remove', 'cut'],
  ...['reject', 'hide', 'restore', 'delete', 'undo', 'word', 'write', 'publish', 'schedule', 'unschedule', 'withdraw'],
  ...['feature', 'unfeature', 'retag', 'untag', 'add', 'change', 'cancel', 'stop', 'decide', 'see', 'address', 'ship'],
  ...['import', 'refuse', 'merge', 'deduct', 'rename', 'alias', 'unalias', 'order', 'zones', 'hold', 'correct', 'release'],
] as const;
export type LoggedAct = (typeof loggedActs)[number];

/** Kinds of objects in the log, before a number or a name. The desk has a text for each. */
export const loggedKinds = [
  ...[...caseKinds, 'member', 'room', 'order', 'goods', 'exchange', 'feedback', 'match', 'result', 'guess'],
  ...['post', 'video', 'article', 'comment', 'tag', 'word', 'act', 'section', 'category', 'circle', 'banner', 'event'],
  ...['legal', 'announcement', 'setting', 'ledger', 'desk', 'competition', 'team', 'deduction', 'import', 'file'],
] as const;
export type LoggedKind = (typeof loggedKinds)[number];

/** Object of a logged action: `match m1`; the kind alone where there is one of it, or it had no number yet. */
export type LoggedSubject = LoggedKind | `${LoggedKind} ${string}`;

/** Reasons that the site gives by itself, in place of an operator's words. */
export const siteReasons = ['same_club', 'as_it_is'] as const;
export type SiteReason = (typeof siteReasons)[number];

/** Log entry of an operator, the command line or the site itself; never changed. */
export const operatorAct = z.object({
  id: z.string(),
  at: instant,
  /** Nickname of the operator, `cli` or `system`. */
  actor: z.string(),
  avatar: z.nullable(z.string()),
  group: z.enum(actGroups),
  act: z.string(),
  /** Kinds with their numbers, joined by a comma: `post 1, post 2`. A line of an older release may be without a kind. */
  subject: z.string(),
  note: z.string(),
  /** As it was typed, or a word of `siteReasons`. */
  reason: z.string(),
  /** It was refused or failed after it had been written down. */
  has_failed: z.boolean(),
  /** Digest over this line and the digest of the one before. */
  digest: z.string(),
});
export type OperatorAct = z.output<typeof operatorAct>;
