export { GuessCard, guessEnds, type GuessCardProps, type GuessEnd, type GuessOption } from './GuessCard.tsx';
