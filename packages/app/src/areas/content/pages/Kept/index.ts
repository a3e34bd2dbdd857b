export { KeptPage as default } from './KeptPage.wired.tsx';
