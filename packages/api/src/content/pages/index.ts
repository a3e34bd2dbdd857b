export { isPage, listedPages, pagePaths } from './pages.data.ts';
