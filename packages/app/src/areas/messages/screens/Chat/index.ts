export { ChatScreen as Component } from './ChatScreen.wired.tsx';
