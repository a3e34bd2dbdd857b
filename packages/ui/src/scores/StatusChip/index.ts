export { StatusChip, type StatusChipProps } from './StatusChip.tsx';
export { isOn, matchStatusKinds, type MatchStatus, type MatchStatusKind } from './status.ts';
export type { StatusLabels } from './useStatusLabels.ts';
