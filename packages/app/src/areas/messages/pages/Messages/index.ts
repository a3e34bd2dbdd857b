export { MessagesPage as default } from './MessagesPage.wired.tsx';
