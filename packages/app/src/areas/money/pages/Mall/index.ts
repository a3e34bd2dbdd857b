export { MallPage as default } from './MallPage.tsx';
