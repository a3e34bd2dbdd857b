import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Blocks, Two } from '../Admin.layout.ts';
import { BringFileWired } from './BringFile.tsx';
import { ImportCardWired } from './ImportCard.tsx';
import { ImportListWired } from './ImportList.tsx';

/** Result files: past imports, the changes of the chosen one, and a new import with preview. */
export function Imports() {
  const [parameters, setParameters] = useSearchParams();
  const chosen = parameters.get('import') ?? undefined;
  const setChosen = (id?: string) => setParameters({ desk: 'data', part: 'imports', ...(id !== undefined && { import: id }) });
  const [turn, setTurn] = useState(0);
  return (
    <Two>
      <ImportListWired turn={turn} chosen={chosen} onChoose={setChosen} />
      <Blocks>
        {chosen !== undefined && (
          <ImportCardWired key={`${chosen} ${turn}`} id={chosen} onLeave={() => setChosen()} onUndone={() => setTurn(turn + 1)} />
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
