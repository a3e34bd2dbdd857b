export { ContactList, type Contact, type ContactListProps } from './ContactList.tsx';
export { contactGroups, letterOf, type ContactGroup } from './contactGroups.ts';
