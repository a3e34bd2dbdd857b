import { useState } from 'react';
import { Ladder } from './Ladder.wired.tsx';
import { OpenGuesses } from './OpenGuesses.wired.tsx';
import { Records } from './Records.wired.tsx';

/** /member?type=16: what can be guessed for fun, what one has guessed and what came of it, and the ladder of the season. */
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
