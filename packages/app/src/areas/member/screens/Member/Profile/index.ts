export { ProfilePage as default } from './ProfilePage.tsx';
