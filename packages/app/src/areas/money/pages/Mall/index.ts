export { MallPage as default } from './MallPage.wired.tsx';
