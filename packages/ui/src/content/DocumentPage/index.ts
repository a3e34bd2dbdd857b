export { DocumentPage, type DocumentPageProps, type DocumentSection } from './DocumentPage.tsx';
export type { DocumentContact } from './DocumentContacts.tsx';
