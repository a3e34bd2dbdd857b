export { MatchVote, type MatchVoteProps } from './MatchVote.tsx';
export { votePicks, type VotePick, type Votes } from './votes.ts';
