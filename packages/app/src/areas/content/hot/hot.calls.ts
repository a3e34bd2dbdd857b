import { language } from '../../../platform/api/language.ts';

/** What is hot within a day, in the lists beside a page. */
export const hotQuestion = { limit: 10, lang: language } as const;
