export { ProfilePage as default } from './ProfilePage.wired.tsx';
