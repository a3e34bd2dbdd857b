export { RecordsPage as default } from './RecordsPage.tsx';
