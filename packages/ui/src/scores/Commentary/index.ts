export { Commentary, commentaryFilters, type CommentaryEntry, type CommentaryFilter, type CommentaryProps } from './Commentary.tsx';
export { playKinds, type PlayKind } from './PlayMark.tsx';
