import { useState } from 'react';
import { Two } from '../Admin.layout.ts';
import { DeductFormWired } from './DeductForm.tsx';
import { DeductionListWired } from './DeductionList.tsx';

/** Points that no result shows: those that were taken, and taking them. */
export function Deductions() {
  const [turn, setTurn] = useState(0);
  return (
    <Two>
      <DeductionListWired turn={turn} />
      <DeductFormWired key={turn} onSaved={() => setTurn(turn + 1)} />
    </Two>
  );
}
