export { KeptPage as default } from './KeptPage.tsx';
