import { classifyList, getHeadlines, universalHot } from '../content/news/index.ts';
import { idIn, question, type Question, type Reader } from './question.ts';

/** Place on the headlines page: all, one section, or one tag. */
export interface NewsPlace {
  section?: string;
  tag?: string;
}

/** Reads an address; invalid values show everything. */
export function readNews(address: URLSearchParams): NewsPlace {
  const section = idIn(address, 'section');
  const tag = address.get('tag')?.trim();
  if (section !== undefined) return { section };
  return tag ? { tag: [...tag].slice(0, 20).join('') } : {};
}

/** Articles of one page of the list. */
const pageSize = 20;
/** Lead articles, long reads, and lines of the ticker. */
export const newsCounts = { lead: 3, deep: 4, flash: 8 } as const;

/** Query of the list of a place. */
export const newsList = ({ section, tag }: NewsPlace, { language }: Reader) => ({
  ...(section !== undefined && { section_id: section }),
  ...(tag !== undefined && { tag }),
  lang: language,
  limit: pageSize,
});

/** Query of the lead articles, the long reads, or the ticker alone. */
export const newsOnly = (only: keyof typeof newsCounts, { language }: Reader) => ({ only, lang: language, limit: newsCounts[only] });

/** Query of the hot list beside a page, over 24 hours. */
export const hotNews = ({ language }: Reader) => ({ limit: 10, lang: language });

/** First requests of /news. The page requests its ticker itself, because that gets updates meanwhile. */
export function newsQuestions(address: URLSearchParams, reader: Reader): Question[] {
  const place = readNews(address);
  const isFront = place.section === undefined && place.tag === undefined;
  return [
    question(classifyList, {}),
    question(getHeadlines, newsList(place, reader)),
    ...(isFront ? [question(getHeadlines, newsOnly('lead', reader)), question(getHeadlines, newsOnly('deep', reader))] : []),
    question(universalHot, hotNews(reader)),
  ];
}
