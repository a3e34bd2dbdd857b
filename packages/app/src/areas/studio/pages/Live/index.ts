export { LivePage as default } from './LivePage.tsx';
