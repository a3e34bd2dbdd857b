export { MyVideosPage as default } from './MyVideosPage.tsx';
