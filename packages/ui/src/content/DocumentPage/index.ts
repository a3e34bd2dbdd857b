export { DocumentPage, type DocumentPageProps } from './DocumentPage.tsx';
export type { DocumentSection } from './DocumentPage.types.ts';
export type { DocumentContact } from './DocumentContacts.tsx';
