export { BackpackPage as default } from './BackpackPage.wired.tsx';
