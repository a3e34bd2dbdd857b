export { guessesModule } from './module.ts';
export type { Guessing } from './guesses.service.ts';
export { guessAnswers, guessQuestions, guessScores } from './guesses.tables.ts';
export { isSettledWithin, pointsWithin } from './spans.ts';
export { sidesFor } from './rules.ts';
