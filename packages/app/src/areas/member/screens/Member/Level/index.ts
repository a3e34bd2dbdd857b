export { LevelPage as default } from './LevelPage.tsx';
