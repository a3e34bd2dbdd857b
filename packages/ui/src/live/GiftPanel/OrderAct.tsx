import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { Button } from '../../actions/Button/index.ts';
import type { NobleRank } from '../NobleMark/index.ts';
import { useNobleName } from '../NobleMark/index.ts';
import type { OrderStanding } from './order.ts';

interface OrderActProps {
  standing: OrderStanding;
  sending: boolean;
  sendRef: Ref<HTMLButtonElement>;
  onSend: () => void;
  onSignIn: () => void;
  onNoble: (rank: NobleRank) => void;
  onRecharge: (missing: number) => void;
}

/** The one action that an order allows. The button stays the same element, so that the focus returns to it. */
export function OrderAct({ standing, sending, sendRef, onSend, onSignIn, onNoble, onRecharge }: OrderActProps) {
  const { t } = useLingui();
  const rankName = useNobleName();
  switch (standing.kind) {
    case 'ready':
      return <Button ref={sendRef} stretch loading={sending} onClick={onSend}>{t`赠送`}</Button>;
    case 'visitor':
      return <Button ref={sendRef} stretch onClick={onSignIn}>{t`登录后赠送`}</Button>;
    case 'locked': {
      const { rank } = standing;
      const name = rankName(rank);
      return <Button ref={sendRef} stretch tone="soft" onClick={() => onNoble(rank)}>{t`开通${name}`}</Button>;
    }
    case 'short': {
      const { missing } = standing;
      return <Button ref={sendRef} stretch tone="diamond" onClick={() => onRecharge(missing)}>{t`去充值`}</Button>;
    }
    case 'sold-out':
      return <Button ref={sendRef} stretch disabled>{t`已售罄`}</Button>;
    case 'anchor':
    case 'closed':
    case 'capped':
      return <Button ref={sendRef} stretch disabled>{t`赠送`}</Button>;
  }
}
