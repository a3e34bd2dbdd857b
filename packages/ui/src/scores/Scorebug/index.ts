export { Scorebug, scorebugSizes, type ScorebugProps, type ScorebugSize } from './Scorebug.tsx';
export { useMatchSentence, type MatchScore } from './useMatchSentence.ts';
export { ScoreBox, type ScoreBoxProps } from './ScoreBox.tsx';
