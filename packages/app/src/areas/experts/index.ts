export { expertHref, planHref } from './experts.links.ts';
export { expertPages } from './pages.data.ts';
