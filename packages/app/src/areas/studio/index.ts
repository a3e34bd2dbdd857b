export { studioPages } from './pages.data.ts';
