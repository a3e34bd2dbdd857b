export { ExpertBoard, FrontPlans, MatchGuesses, MatchPlans, MemberPlans } from './experts.later.ts';
export { expertHref, planHref } from './experts.links.ts';
export { expertPages } from './pages.data.ts';
