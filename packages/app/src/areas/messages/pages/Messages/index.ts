export { MessagesPage as default } from './MessagesPage.tsx';
