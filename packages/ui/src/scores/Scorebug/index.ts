export { Scorebug, scorebugSizes, type ScorebugProps, type ScorebugSize } from './Scorebug.tsx';
export type { MatchScore } from './useMatchSentence.ts';
export { ScoreBox, type ScoreBoxProps } from './ScoreBox.tsx';
