import { useState } from 'react';
import { Two } from '../Admin.layout.ts';
import { GuessFormWired } from './GuessForm.wired.tsx';
import { GuessListWired } from './GuessList.wired.tsx';

/** Questions for fun: what is asked, what became of it, and one more beside the templates. */
export default function Guesses() {
  const [turn, setTurn] = useState(0);
  return (
    <Two>
      <GuessListWired turn={turn} />
      <GuessFormWired onOpened={() => setTurn(turn + 1)} />
    </Two>
  );
}
