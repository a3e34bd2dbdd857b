export { Bracket, type BracketProps } from './Bracket.tsx';
export type { BracketRound, BracketTie } from './bracket.ts';
