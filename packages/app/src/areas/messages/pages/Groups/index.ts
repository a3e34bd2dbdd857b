export { GroupsPage as default } from './GroupsPage.tsx';
