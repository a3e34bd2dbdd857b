export { ExpertBoard, FrontPlans, MatchGuesses, MatchPlans, MemberPlans } from './experts.lazy.ts';
export { expertHref, planHref } from './expertsLinks.ts';
export { expertPages } from './pages.data.ts';
