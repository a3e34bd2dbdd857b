export { CommentThread, type CommentThreadProps } from './CommentThread.tsx';
export type { CommentActs } from './CommentLine.tsx';
export type { CommentItem, CommentThreadItem } from './commentItem.ts';
