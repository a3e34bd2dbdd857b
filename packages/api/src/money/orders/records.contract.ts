import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, paging } from '../../contract/fields.ts';
import { rechargeOrder } from './recharge.contract.ts';

/** Lists of records: recharge orders, spending, income. */
export const recordKinds = ['order', 'consume', 'income'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** A day of the site's zone. */
export const day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
/** Zone whose midnight begins a day of the records. */
export const recordsZone = 'Asia/Shanghai';
/** Months that records reach back. Source: specification section 9. */
export const recordMonths = 3;

/** One line of the records. Amounts are signed: what came in is positive. */
export const moneyRecord = z.object({
  /** Number of the order or of the ledger's transfer. */
  no: z.string(),
  at: instant,
  type: z.string(),
  type_name: z.string(),
  title: z.string(),
  place: z.string(),
  peer: z.nullable(z.object({ id: z.string(), user_nickname: z.string(), avatar: z.string() })),
  diamonds: z.int(),
  /** Consumption wallet, in fen. */
  wallet: z.int(),
  /** Income, in fen. */
  income: z.int(),
  /** Experience points with one decimal. */
  experience: z.number(),
  /** The order itself; null for the other kinds. */
  order: z.nullable(rechargeOrder),
});
export type MoneyRecord = z.output<typeof moneyRecord>;

const sums = { diamonds: z.int(), wallet: z.int(), income: z.int() };
/** Sums of a list, by kind: orders count what was paid, in fen. */
export const recordSums = z.object({ ...sums, paid: z.int(), experience: z.number(), count: z.int() });
export type RecordSums = z.output<typeof recordSums>;

export const recordDay = z.object({ day, ...sums, paid: z.int() });
export type RecordDay = z.output<typeof recordDay>;

const span = { from: z.optional(day), to: z.optional(day) };

export const getOrderList = defineCall({
  method: 'GET',
  path: 'Order/getList',
  caller: 'member',
  rate: 'read',
  summary: 'Orders, spending or income of the member, newest first, with sums; within three months, by default the last 30 days.',
  input: z.object({ kind: z._default(z.enum(recordKinds), 'order'), type: z.optional(id), ...span, ...paging(10, 200) }),
  data: z.object({
    list: z.array(moneyRecord),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    from: day,
    to: day,
    sums: recordSums,
    days: z.array(recordDay),
  }),
});

export const getOrderTypes = defineCall({
  method: 'GET',
  path: 'order/getTypeList',
  caller: 'member',
  rate: 'read',
  summary: 'Types of a kind of records with how many there are in a span.',
  input: z.object({ kind: z._default(z.enum(recordKinds), 'order'), ...span }),
  data: z.object({ list: z.array(z.object({ type: z.string(), name: z.string(), total: z.int() })) }),
});

/** Most lines of a CSV; the app fetches them page by page. */
export const csvLines = 5_000;
/** Lines of one page while a CSV is made. */
export const csvPage = 200;
