export { SecurityPage as default } from './SecurityPage.wired.tsx';
