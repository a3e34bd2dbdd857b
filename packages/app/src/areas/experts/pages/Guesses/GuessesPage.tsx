import { useState } from 'react';
import { Ladder } from './Ladder.tsx';
import { OpenGuesses } from './OpenGuesses.tsx';
import { Records } from './Records.tsx';

/** /member?type=16: open guesses, one's own with their results, and the ranking of the season. */
export function GuessesPage() {
  const [turn, setTurn] = useState(0);
  return (
    <>
      <OpenGuesses onAnswer={() => setTurn(turn + 1)} />
      <Records turn={turn} />
      <Ladder />
    </>
  );
}
