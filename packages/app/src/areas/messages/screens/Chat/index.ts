export { ChatScreen as Component } from './ChatScreen.tsx';
