import { useState } from 'react';
import { Two } from '../Admin.layout.ts';
import { GuessFormWired } from './GuessForm.tsx';
import { GuessListWired } from './GuessList.tsx';

/** Guess questions: open and settled ones, and a form for a new one beside the templates. */
export default function Guesses() {
  const [turn, setTurn] = useState(0);
  return (
    <Two>
      <GuessListWired turn={turn} />
      <GuessFormWired onOpened={() => setTurn(turn + 1)} />
    </Two>
  );
}
