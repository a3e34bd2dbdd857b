export * from './MatchEvents.tsx';
export { timelineKinds, type MatchEventItem, type TimelineKind } from './events.ts';
export { standingGoals } from './standing.ts';
export { useSpokenEvents } from './useSpokenEvents.ts';
