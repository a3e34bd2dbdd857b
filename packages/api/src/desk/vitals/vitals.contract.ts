import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { integer } from '../../contract/fields.ts';
import { vitalConnection, vitalDays, vitalFigures, vitalLanguage, vitalReport, vitalView } from './vitals.schema.ts';

export const reportVitals = defineCall({
  method: 'POST',
  path: 'vitals/report',
  caller: 'public',
  rate: 'report',
  changes: true,
  idempotent: false,
  bodyLimit: vitalReport.bytes,
  origin: 'ours',
  summary:
    'Web vitals of a tab’s page views, added to the counts of the day. Nothing of the reader is in it; unknown pages are passed over.',
  input: z.object({
    /** A beacon has no headers of its own. */
    lang: vitalLanguage,
    connection: vitalConnection,
    views: z.array(vitalView).check(z.minLength(1), z.maxLength(vitalReport.views)),
  }),
  data: z.object({ counted: z.int() }),
});

export const adminVitals = defineCall({
  method: 'GET',
  path: 'admin/vitals',
  caller: 'operator',
  rate: 'read',
  origin: 'ours',
  summary: 'Web vitals of the last days of the server by page, those seen most first: the 75th percentile, and how many views were good.',
  input: z.object({
    /** Days until today. */
    days: z._default(integer(1, vitalDays), 7),
    lang: z.optional(vitalLanguage),
    connection: z.optional(vitalConnection),
  }),
  data: z.object({
    /** First and last day: `2026-11-26`. */
    from: z.string(),
    until: z.string(),
    all: vitalFigures,
    pages: z.array(z.object({ page: z.string(), figures: vitalFigures })),
  }),
});
