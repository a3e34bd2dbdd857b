export { ApplyPage as default } from './ApplyPage.wired.tsx';
