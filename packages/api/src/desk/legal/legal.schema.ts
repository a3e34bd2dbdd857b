import * as z from 'zod/mini';
import { instant } from '../../contract/fields.ts';

/** Documents of the site, in the order of their types from 1 on. Source: specification, "/about-user". */
export const legalKinds = ['agreement', 'privacy', 'anchorAgreement', 'anchorHelp', 'about', 'feedback'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** Most code points of a title, a body, and of what says what changed. */
export const legalLimits = { title: 60, body: 20_000, note: 200 } as const;
/** The edition that the site brings along; editions of operators count on from it. */
export const firstEdition = 1;

/** One edition in the list of all. */
export const legalEdition = z.object({
  number: z.int(),
  /** From when it holds. */
  since: instant,
  /** Summary of the changes. */
  note: z.string(),
});
export type LegalEdition = z.output<typeof legalEdition>;

/**
 * Source of a legal text: `# ` begins a part, `- ` a point of a list, anything else is a paragraph; lines before the first part are the
 * key points, as `title | text`.
 */
export const legalWords = z.object({ title: z.string(), body: z.string() });
export type LegalWords = z.output<typeof legalWords>;
