export { expertHref, planHref } from './experts.links.ts';
