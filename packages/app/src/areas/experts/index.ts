export { expertHref, planHref } from './experts.links.ts';
export { FrontPlans, MatchPlans } from './experts.later.ts';
export { expertPages } from './pages.data.ts';
