import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { instant, integer, languages, lines, nothing, text } from '../../contract/fields.ts';
import { legalEdition, legalKinds, legalLimits, legalWords } from './legal.schema.ts';

const kind = z.enum(legalKinds);
const number = integer(1, 100_000);

export const legalText = defineCall({
  method: 'GET',
  path: 'legal/text',
  caller: 'public',
  rate: 'read',
  origin: 'ours',
  summary:
    'An edition of a document, by default the one that holds; null where that is the one that the site brings along. With every edition there was.',
  input: z.object({ kind, number: z.optional(number) }),
  data: z.object({
    edition: z.nullable(z.extend(legalEdition, legalWords.shape)),
    /** The newest first; editions that take effect later have their day. */
    editions: z.array(legalEdition),
  }),
});

export const legalDue = defineCall({
  method: 'GET',
  path: 'legal/due',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary:
    'The edition of the user agreement that the member has yet to accept; null when there is none. Who joined since has accepted it by joining.',
  input: nothing,
  data: z.object({ due: z.nullable(legalEdition) }),
});

export const acceptLegal = defineCall({
  method: 'POST',
  path: 'legal/accept',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Accepts the edition of the user agreement that holds; one that another took the place of is refused.',
  input: z.object({ number }),
  data: z.object({ due: z.nullable(legalEdition) }),
});

const ours = { caller: 'operator', origin: 'ours' } as const;
const inThree = z.object({ zh: legalWords, en: legalWords, vi: legalWords });

const desk = z.object({
  /** Draft of the next edition; null before anything was written. */
  draft: z.nullable(z.extend(inThree, { at: instant, by: z.string() })),
  /** The words of the newest edition, to go on from; null where the site brings them along. */
  latest: z.nullable(inThree),
  editions: z.array(z.extend(legalEdition, { by: z.string(), at: instant })),
});

export const adminLegal = defineCall({
  ...ours,
  method: 'GET',
  path: 'admin/legal',
  rate: 'read',
  summary: 'A document at the desk: what is being written, and the editions there were.',
  input: z.object({ kind }),
  data: desk,
});

export const adminSaveLegal = defineCall({
  ...ours,
  method: 'POST',
  path: 'admin/saveLegal',
  rate: 'write',
  idempotent: false,
  summary: 'Keeps what is written of a document in one language; nobody reads it before it is published.',
  input: z.object({ kind, lang: z.enum(languages), title: text(legalLimits.title), body: lines(legalLimits.body) }),
  data: desk,
});

export const adminPublishLegal = defineCall({
  ...ours,
  method: 'POST',
  path: 'admin/publishLegal',
  rate: 'write',
  idempotent: false,
  summary:
    'Publishes what was written in three languages as the next edition, which never changes again. A new user agreement is announced to every member, and each is asked to accept it. Written down with its reason.',
  input: z.object({
    kind,
    /** From when it holds: from now on where it is left out. */
    since: z.optional(instant),
    note: z.object({ zh: text(legalLimits.note), en: text(legalLimits.note), vi: text(legalLimits.note) }),
    reason: text(200, 2),
  }),
  data: desk,
});
