export { PinnedMessage, type PinnedMessageProps, type PinnedWords } from './PinnedMessage.tsx';
