export { HeldComments, type HeldCommentItem, type HeldCommentsProps } from './HeldComments.tsx';
