// The streaming code as streams of the site's own need it: a third less, which the build leaves out of this copy (`spared.ts`).
export { default } from 'hls.js/light';
