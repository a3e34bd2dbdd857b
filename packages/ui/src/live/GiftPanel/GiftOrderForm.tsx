import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState, type Ref } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { useNobleName } from '../NobleMark/index.ts';
import { PriceTag } from '../../format/PriceTag/index.ts';
import { ComboButton } from './ComboButton.tsx';
import { CountField, CountPresets } from './CountField.tsx';
import { countMeanings } from './countMeanings.ts';
import { act, order, say, sum, tone, total } from './GiftPanel.css.ts';
import type { GiftActs } from './GiftPanel.tsx';
import type { GiftCell, GiftViewer, RunningCombo } from './giftPanel.types.ts';
import { mostOf, standingOf, totalOf } from './order.ts';

interface GiftOrderFormProps extends GiftActs {
  cell: GiftCell;
  count: number;
  onCount: (count: number) => void;
  viewer: GiftViewer;
  sending: boolean;
  failure?: string;
  combo?: RunningCombo;
  /** The one button of the order. */
  sendRef: Ref<HTMLButtonElement>;
}

/** How many, what it costs, and the one act that is possible now. */
export function GiftOrderForm({
  cell,
  count,
  onCount,
  viewer,
  sending,
  failure,
  combo,
  sendRef,
  onSend,
  onCombo,
  onComboEnd,
  onRecharge,
  onSignIn,
  onNoble,
}: GiftOrderFormProps) {
  const { t, i18n } = useLingui();
  const rankName = useNobleName();
  const [pressed, setPressed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const lostFocus = useRef(false);
  const standing = standingOf(cell, count, viewer);
  const most = mostOf(cell);
  const running = combo !== undefined;

  // The focus of a combo that ran out goes back to the button that began it.
  useLayoutEffect(() => {
    if (running || !lostFocus.current) return;
    lostFocus.current = false;
    box.current?.querySelector('button')?.focus();
  }, [running]);

  const handleSend = () => {
    setPressed(true);
    onSend({ giftId: cell.gift.id, count, from: cell.owned === undefined ? 'wallet' : 'backpack' });
  };
  const rank = standing.kind === 'locked' ? rankName(standing.rank) : '';
  const main = {
    ready: <Button ref={sendRef} stretch loading={sending} onClick={handleSend}>{t`赠送`}</Button>,
    visitor: <Button ref={sendRef} stretch onClick={onSignIn}>{t`登录`}</Button>,
    anchor: <Button ref={sendRef} stretch disabled>{t`赠送`}</Button>,
    'sold-out': <Button ref={sendRef} stretch disabled>{t`已售罄`}</Button>,
    locked: (
      <Button
        ref={sendRef}
        stretch
        tone="soft"
        onClick={() => standing.kind === 'locked' && onNoble(standing.rank)}
      >{t`开通${rank}`}</Button>
    ),
    short: (
      <Button
        ref={sendRef}
        stretch
        tone="diamond"
        onClick={() => standing.kind === 'short' && onRecharge(standing.missing)}
      >{t`去充值`}</Button>
    ),
  }[standing.kind];
  const notes = {
    ready: countMeanings[count] ? i18n._(countMeanings[count]) : '',
    visitor: t`请登录后操作`,
    anchor: t`主播不能给自己送礼`,
    'sold-out': t`换一个礼物试试`,
    locked: t`${rank}及以上可以送`,
    short: t`还差`,
  }[standing.kind];
  const kind = failure && standing.kind === 'ready' ? 'failed' : standing.kind === 'short' ? 'short' : 'plain';

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
        {combo ? (
          <ComboButton {...combo} autoFocus={pressed} onPress={onCombo} onEnd={onComboEnd} onLostFocus={() => (lostFocus.current = true)} />
        ) : (
          main
        )}
      </div>
      <p className={`${say} ${tone[kind]}`} role="status">
        {kind === 'failed' ? failure : notes}
        {standing.kind === 'short' && <PriceTag sum amount={standing.missing} size="s" />}
      </p>
    </div>
  );
}
