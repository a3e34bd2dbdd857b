export { ContactList, type Contact, type ContactListProps } from './ContactList.tsx';
export type { ContactGroup } from './contactGroups.ts';
