import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type Ref } from 'react';
import { PriceTag } from '../../format/PriceTag/index.ts';
import { useLayoutEffect } from '../../theme/UiProvider/layoutEffect.ts';
import { ComboButton } from './ComboButton.tsx';
import { CountField, CountPresets } from './CountField.tsx';
import { act, order, sum, total } from './GiftPanel.css.ts';
import type { GiftActs, GiftCell, GiftOrder, GiftViewer, RunningCombo, WaitingOrder } from './giftPanel.types.ts';
import { mostOf, standingOf, totalOf, type OrderStanding } from './order.ts';
import { OrderNote } from './OrderNote.tsx';
import { UndoButton } from './UndoButton.tsx';
import { Button } from '../../actions/Button/index.ts';
import { type NobleRank, useNobleName } from '../NobleMark/index.ts';

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
function OrderAct({ standing, sending, sendRef, onSend, onSignIn, onNoble, onRecharge }: OrderActProps) {
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

interface GiftOrderFormProps extends GiftActs {
  cell: GiftCell;
  count: number;
  onCount: (count: number) => void;
  viewer: GiftViewer;
  closed?: string;
  sending: boolean;
  failure?: string;
  combo?: RunningCombo;
  waiting?: WaitingOrder;
  /** The one button of the order. */
  sendRef: Ref<HTMLButtonElement>;
}

const isOf = ({ order: of }: RunningCombo, { giftId, count, from }: GiftOrder) =>
  !of || (of.giftId === giftId && of.count === count && of.from === from);

/** Amount, price, and the one action that is possible now. */
export function GiftOrderForm({
  cell,
  count,
  onCount,
  viewer,
  closed,
  sending,
  failure,
  combo,
  waiting,
  sendRef,
  onSend,
  onCombo,
  onComboEnd,
  onUndo,
  onRecharge,
  onSignIn,
  onNoble,
}: GiftOrderFormProps) {
  const { t } = useLingui();
  const [pressed, setPressed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const lostFocus = useRef(false);
  const standing = standingOf(cell, count, viewer, closed !== undefined);
  const most = mostOf(cell);
  const wanted: GiftOrder = { giftId: cell.gift.id, count, from: cell.owned === undefined ? 'wallet' : 'backpack' };
  const running = combo && isOf(combo, wanted) ? combo : undefined;
  const stead = waiting ? 'waiting' : running ? 'combo' : undefined;

  // Focus returns from the ring that replaced the button.
  useLayoutEffect(() => {
    if (!lostFocus.current) return;
    lostFocus.current = false;
    box.current?.querySelector('button')?.focus();
  }, [stead]);

  const handleSend = () => {
    setPressed(true);
    onSend(wanted);
  };
  const standIn = { autoFocus: pressed, onLostFocus: () => (lostFocus.current = true) };
  return (
    <div className={order}>
      <CountPresets count={count} most={most} onCount={onCount} />
      <div className={sum}>
        <CountField key={cell.gift.id} count={count} most={most} onCount={onCount} />
        <span className={total}>
          {cell.owned === undefined ? t`合计` : t`不花钻`}
          {cell.owned === undefined ? <PriceTag amount={totalOf(cell, count)} /> : <span>{t`用背包`}</span>}
        </span>
      </div>
      <div ref={box} className={act}>
        {waiting ? (
          <UndoButton {...waiting} {...standIn} onUndo={onUndo} />
        ) : running ? (
          <ComboButton {...running} {...standIn} onPress={onCombo} onEnd={onComboEnd} />
        ) : (
          <OrderAct
            standing={standing}
            sending={sending}
            sendRef={sendRef}
            onSend={handleSend}
            onSignIn={() => onSignIn(wanted)}
            onNoble={onNoble}
            onRecharge={(missing) => onRecharge(missing, wanted)}
          />
        )}
      </div>
      <OrderNote cell={cell} count={count} standing={standing} closed={closed} failure={failure} waiting={waiting !== undefined} />
    </div>
  );
}
