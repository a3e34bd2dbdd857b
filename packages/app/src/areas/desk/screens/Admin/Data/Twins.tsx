import { useState } from 'react';
import { Two } from '../Admin.layout.ts';
import { MergeCardWired } from './MergeCard.tsx';
import { TwinListWired } from './TwinList.tsx';
import type { Pair } from './Twins.types.ts';

/** Teams that may have come twice, and making them one after a look at what moves. */
export function Twins() {
  const [pair, setPair] = useState<Pair>();
  const [turn, setTurn] = useState(0);
  return (
    <Two>
      <TwinListWired turn={turn} chosen={pair} onChoose={setPair} />
      <MergeCardWired
        key={pair ? `${pair.from} ${pair.into}` : 'none'}
        pair={pair}
        onTurn={() => pair && setPair({ from: pair.into, into: pair.from })}
        onMerged={() => {
          setPair(undefined);
          setTurn(turn + 1);
        }}
      />
    </Two>
  );
}
