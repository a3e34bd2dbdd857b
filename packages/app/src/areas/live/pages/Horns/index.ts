export { HornsPage as default } from './HornsPage.wired.tsx';
