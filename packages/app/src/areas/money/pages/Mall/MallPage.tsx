import { useState } from 'react';
import { MallGoods } from './MallGoods.tsx';
import { MallRecords } from './MallRecords.tsx';

/** /member?type=14: goods for diamonds, and exchange records. */
export function MallPage() {
  const [turn, setTurn] = useState(0);
  return (
    <>
      <MallGoods onExchanged={() => setTurn((now) => now + 1)} />
      <MallRecords turn={turn} />
    </>
  );
}
