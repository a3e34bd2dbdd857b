export { CentrePage as default } from './CentrePage.tsx';
