export { MessageList, messagePageSize, type MessageListProps } from './MessageList.tsx';
export { earlierStates, type EarlierState } from './MessageListStates.tsx';
export { showsTime, timeGap } from './messageRows.ts';
