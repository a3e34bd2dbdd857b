export { PeoplePage as default } from './PeoplePage.wired.tsx';
