export { ContactProfile, ContactProfileBlock, type ContactProfileProps } from './ContactProfile.tsx';
