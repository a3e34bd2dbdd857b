export { BackpackPage as default } from './BackpackPage.tsx';
