export { isPage, isPagePattern, listedPages, pagePaths, pagePattern } from './pages.data.ts';
