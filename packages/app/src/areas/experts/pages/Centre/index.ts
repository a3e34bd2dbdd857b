export { CentrePage as default } from './CentrePage.wired.tsx';
