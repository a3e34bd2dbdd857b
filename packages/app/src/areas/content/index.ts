export { classifyHref, videoHref } from './videos/video.links.ts';
