export { DeveloperPage as default } from './DeveloperPage.tsx';
