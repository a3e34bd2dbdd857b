export { HornsPage as default } from './HornsPage.tsx';
