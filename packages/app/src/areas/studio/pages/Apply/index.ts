export { ApplyPage as default } from './ApplyPage.tsx';
