import { useState } from 'react';
import { Blocks, Two } from '../Admin.layout.ts';
import { BringFileWired } from './BringFile.wired.tsx';
import { ImportCardWired } from './ImportCard.wired.tsx';
import { ImportListWired } from './ImportList.wired.tsx';

/** Files of results: those that came in, what the chosen one changed, and a new one that is looked at first. */
export function Imports() {
  const [chosen, setChosen] = useState<string>();
  const [turn, setTurn] = useState(0);
  return (
    <Two>
      <ImportListWired turn={turn} chosen={chosen} onChoose={setChosen} />
      <Blocks>
        {chosen !== undefined && (
          <ImportCardWired key={`${chosen} ${turn}`} id={chosen} onLeave={() => setChosen(undefined)} onUndone={() => setTurn(turn + 1)} />
        )}
        <BringFileWired
          onBrought={(id) => {
            setTurn(turn + 1);
            if (id !== null) setChosen(id);
          }}
        />
      </Blocks>
    </Two>
  );
}
