import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type Ref } from 'react';
import { PriceTag } from '../../format/PriceTag/index.ts';
import { useLayoutEffect } from '../../theme/UiProvider/layoutEffect.ts';
import { ComboButton } from './ComboButton.tsx';
import { CountField, CountPresets } from './CountField.tsx';
import { act, order, sum, total } from './GiftPanel.css.ts';
import type { GiftActs, GiftCell, GiftOrder, GiftViewer, RunningCombo, WaitingOrder } from './giftPanel.types.ts';
import { mostOf, standingOf, totalOf } from './order.ts';
import { OrderAct } from './OrderAct.tsx';
import { OrderNote } from './OrderNote.tsx';
import { UndoButton } from './UndoButton.tsx';

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
