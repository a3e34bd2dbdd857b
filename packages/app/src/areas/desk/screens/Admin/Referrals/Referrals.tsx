import { useState } from 'react';
import { Two } from '../Admin.layout.ts';
import { Commissions } from './Commissions.tsx';
import { ReverseFormWired } from './ReverseForm.tsx';

/** Invitations: commissions from recharges, and refunds of recharges. */
export default function Referrals() {
  const [orderNo, setOrderNo] = useState('');
  const [turn, setTurn] = useState(0);
  return (
    <Two>
      <Commissions turn={turn} onOpen={setOrderNo} />
      <ReverseFormWired
        key={orderNo}
        orderNo={orderNo}
        onReversed={() => {
          setOrderNo('');
          setTurn(turn + 1);
        }}
      />
    </Two>
  );
}
