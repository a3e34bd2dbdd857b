export { MatchGuesses } from './experts.later.ts';
export { expertHref, planHref } from './experts.links.ts';
export { FrontPlans, MatchPlans, MemberPlans } from './experts.later.ts';
export { expertPages } from './pages.data.ts';
