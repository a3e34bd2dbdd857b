import { expertInfo, expertList, planCompetitions, planInfo, planList, type ExpertOrder, type PlanSport } from '../experts/plans/index.ts';
import { postList } from '../content/community/index.ts';
import { getHeadlines } from '../content/news/index.ts';
import { postsPage } from './Circle.ts';
import { idIn, ownLanguage, question, type OwnLanguage, type Question, type Reader } from './question.ts';

/** First requests of /specialist-home: the expert with the record. */
export function specialistHomeQuestions(address: URLSearchParams): Question[] {
  const id = idIn(address);
  return id === undefined ? [] : [question(expertInfo, { id })];
}

/** First requests of /specialist-detail: the plan, and the expert who wrote it. */
export function specialistDetailQuestions(address: URLSearchParams): Question[] {
  const id = idIn(address);
  return id === undefined ? [] : [question(planInfo, { id }, ({ author }) => [question(expertInfo, { id: author.id })])];
}

/** Sport of an address of the experts. */
export const readPlanSport = (address: URLSearchParams): PlanSport => (address.get('sport') === 'basketball' ? 'basketball' : 'football');

/** Query of the best experts by an order. */
export const bestExperts = (sport: PlanSport, order: ExpertOrder) => ({ sport, order, limit: 6 });
/** Plans on one page. */
export const plansPage = 20;

/** First requests of /specialist: the best experts, those by return, and the plans on sale with their competitions. */
export function specialistQuestions(address: URLSearchParams): Question[] {
  const sport = readPlanSport(address);
  return [
    question(expertList, bestExperts(sport, 'hit')),
    question(expertList, bestExperts(sport, 'return')),
    question(planCompetitions, { sport }),
    question(planList, { sport, page: 1, limit: plansPage }),
  ];
}

/** Tab of an address of the experts' news. */
export const readExpertNews = (address: URLSearchParams): 'posts' | 'articles' => (address.get('of') === 'articles' ? 'articles' : 'posts');

/** Filter of the posts of experts. */
export const expertPosts = (own: OwnLanguage) => ({ feed: 'experts' as const, ...own });
/** Query of the articles of experts. */
export const expertArticles = { only: 'experts', limit: 20 } as const;

/** First requests of /specialist-news: posts or articles of experts, and the experts by return. */
export const specialistNewsQuestions = (address: URLSearchParams, reader: Reader): Question[] => [
  readExpertNews(address) === 'articles'
    ? question(getHeadlines, expertArticles)
    : question(postList, { ...expertPosts(ownLanguage(reader)), limit: postsPage }),
  question(expertList, bestExperts('football', 'return')),
];
