export { Bracket, type BracketProps } from './Bracket.tsx';
export { joins, type BracketRound, type BracketTie } from './bracket.ts';
