export { SavedPage as default } from './SavedPage.tsx';
