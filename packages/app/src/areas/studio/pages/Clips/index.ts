export { ClipsPage as default } from './ClipsPage.tsx';
