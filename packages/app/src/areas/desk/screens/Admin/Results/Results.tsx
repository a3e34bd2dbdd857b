import type { ResultConflict } from '@pitchside/api/scores/results';
import { useState } from 'react';
import { Two } from '../Admin.layout.ts';
import { DecideResultWired } from './DecideResult.tsx';
import { ResultListWired } from './ResultList.tsx';
import { SeeResultWired } from './SeeResult.tsx';

/** Doubtful results: those waiting for a decision, and observations of operators. */
export default function Results() {
  const [chosen, setChosen] = useState<ResultConflict>();
  const [turn, setTurn] = useState(0);
  return (
    <Two>
      <ResultListWired turn={turn} chosen={chosen?.id} onChoose={setChosen} />
      {chosen && chosen.decided === null ? (
        <DecideResultWired
          key={chosen.id}
          result={chosen}
          onLeave={() => setChosen(undefined)}
          onDecided={() => {
            setChosen(undefined);
            setTurn(turn + 1);
          }}
        />
      ) : (
        <SeeResultWired />
      )}
    </Two>
  );
}
