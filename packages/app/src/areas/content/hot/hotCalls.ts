import { language } from '../../../platform/api/language.ts';

/** Query of the hot lists beside a page, over 24 hours. */
export const hotQuestion = { limit: 10, lang: language } as const;
