export { PhoneProfile, type PhoneProfileProps } from './PhoneProfile.tsx';
