export { FansPage as default } from './FansPage.tsx';
