export { MyVideosPage as default } from './MyVideosPage.wired.tsx';
