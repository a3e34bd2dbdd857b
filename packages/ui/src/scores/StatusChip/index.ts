export { StatusChip, type StatusChipProps } from './StatusChip.tsx';
export { isOn, matchStatusKinds, minuteText, type MatchStatus, type MatchStatusKind } from './status.ts';
export { useStatusWords, type StatusWords } from './useStatusWords.ts';
