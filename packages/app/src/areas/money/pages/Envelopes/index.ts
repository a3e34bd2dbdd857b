export { EnvelopesPage as default } from './EnvelopesPage.wired.tsx';
