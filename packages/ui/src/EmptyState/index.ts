export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export { CornerFlag, EmptyGoal } from './drawings.tsx';
