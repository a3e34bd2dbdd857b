import * as z from 'zod/mini';

/** A text in all languages, as it is stored. */
export const storedNames = z.object({ zh: z.string(), en: z.string(), vi: z.string() });
