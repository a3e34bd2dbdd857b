export { BellLater } from './bell/BellLater.tsx';
export { directHref, groupHref } from './chatLinks.ts';
export { ShareDialogWired } from './messages.lazy.ts';
export { messagesPages } from './pages.data.ts';
export { MessengerPlace } from './panel/MessengerPlace.tsx';
export { PanelLater } from './panel/PanelLater.tsx';
export { writeTo } from './panel/panel.store.ts';
export { startMessages } from './startMessages.ts';
