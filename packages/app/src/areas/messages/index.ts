export { BellLater } from './bell/BellLater.tsx';
export { directHref, groupHref } from './chat.links.ts';
export { ShareDialogWired } from './messages.later.ts';
export { messagesPages } from './pages.data.ts';
export { MessengerPlace } from './panel/MessengerPlace.tsx';
export { PanelLater } from './panel/PanelLater.tsx';
export { writeTo } from './panel/panel.store.ts';
export { startMessages } from './start.messages.ts';
