import { useState } from 'react';
import { Two } from '../Admin.layout.ts';
import { CompetitionBookWired } from './CompetitionBook.tsx';
import { CompetitionListWired } from './CompetitionList.tsx';

/** Competitions: names, table orders, and zones by season. */
export function Competitions() {
  const [chosen, setChosen] = useState<string>();
  const [turn, setTurn] = useState(0);
  return (
    <Two>
      <CompetitionListWired turn={turn} chosen={chosen} onChoose={setChosen} />
      {chosen !== undefined && <CompetitionBookWired key={chosen} id={chosen} onSaved={() => setTurn(turn + 1)} />}
    </Two>
  );
}
