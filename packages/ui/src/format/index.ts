export { chatTimeKinds, type ChatTime } from './chatTime.ts';
export { formatOf, type Format } from './format.ts';
export { useFormat } from './useFormat.ts';
export { useNow } from './useNow.ts';
export { useChatTime, type ChatTimeWords } from './useChatTime.ts';
