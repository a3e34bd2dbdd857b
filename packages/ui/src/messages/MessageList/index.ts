export { MessageList, messagePageSize, type MessageListProps } from './MessageList.tsx';
export { earlierStates, type EarlierState } from './MessageListStates.tsx';
export { timeGap } from './messageRows.ts';
