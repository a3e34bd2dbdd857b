export { EnvelopesPage as default } from './EnvelopesPage.tsx';
