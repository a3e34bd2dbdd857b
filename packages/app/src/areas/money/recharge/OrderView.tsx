import { useLingui } from '@lingui/react/macro';
import type { RechargeOrder } from '@pitchside/api/money/orders';
import { Button } from '@pitchside/ui/Button';
import { Countdown } from '@pitchside/ui/Countdown';
import { PayResult, type PayResultKind } from '@pitchside/ui/PayResult';
import { PriceTag } from '@pitchside/ui/PriceTag';
import { RewardBurst } from '@pitchside/ui/SignInStrip';
import { useSpendable } from '../../../platform/session/wallet.store.ts';
import { useYuan } from '../../../platform/yuan/useYuan.ts';
import { Burst } from './recharge.layout.ts';
import { useReasons } from './useReasons.ts';

export interface OrderViewProps {
  order: RechargeOrder;
  busy: boolean;
  onCancel: () => void;
  onAsk: () => void;
  /** Another order. */
  onAgain: () => void;
  onDone: () => void;
}

const kindOf = ({ state, reason }: RechargeOrder): PayResultKind => {
  if (state === 'paid') return 'success';
  if (state === 'waiting') return reason ? 'failed' : 'confirming';
  if (state === 'failed') return 'failed';
  return reason === 'canceled' ? 'canceled' : 'timeout';
};

/** Result of an order, with the actions for it. */
export function OrderView({ order, busy, onCancel, onAsk, onAgain, onDone }: OrderViewProps) {
  const { t } = useLingui();
  const yuan = useYuan();
  const reasonOf = useReasons();
  const balance = useSpendable();
  const kind = kindOf(order);
  const reason = reasonOf(order.reason);
  const waits = order.state === 'waiting';
  const titles: Record<PayResultKind, string> = {
    success: t`支付成功`,
    failed: t`支付失败`,
    canceled: t`已取消`,
    timeout: t`订单超时`,
    confirming: t`等待支付`,
  };
  const words: Record<PayResultKind, string> = {
    success: t`黄钻已经到账。`,
    failed: waits ? t`${reason}。没有扣款，订单还在，可以再付。` : t`${reason}。没有扣款。`,
    canceled: t`你取消了付款，订单已关闭，黄钻没有变化。`,
    timeout: t`超过 5 分钟没有付款，订单已关闭。晚到的付款会原路退回。`,
    confirming: t`请在新打开的收银台完成支付，这里会自动更新。`,
  };
  const facts =
    kind === 'success'
      ? [
          { name: t({ id: 'order.youGet', message: '到账' }), value: <PriceTag amount={order.diamonds} /> },
          ...(order.bonus > 0 ? [{ name: t`另赠`, value: <PriceTag amount={order.bonus} /> }] : []),
          { name: t`新余额`, value: <PriceTag amount={balance} sum /> },
        ]
      : [
          { name: t`订单号`, value: order.no },
          { name: waits ? t`应付` : t`扣款`, value: waits ? yuan(order.price) : yuan(0) },
          ...(waits ? [{ name: t`剩余时间`, value: <Countdown to={order.expires_at} label={t`订单关闭`} size="s" onEnd={onAsk} /> }] : []),
        ];
  return (
    <PayResult
      kind={kind}
      title={titles[kind]}
      facts={facts}
      acts={
        waits ? (
          <>
            <Button tone="outline" loading={busy} onClick={onCancel}>{t`取消订单`}</Button>
            <Button onClick={() => order.pay_url && window.open(order.pay_url, '_blank')}>{t`去支付`}</Button>
          </>
        ) : kind === 'success' ? (
          <Button onClick={onDone}>{t`知道了`}</Button>
        ) : (
          <Button tone="outline" onClick={onAgain}>{t`重新下单`}</Button>
        )
      }
    >
      {words[kind]}
      {kind === 'success' && (
        <Burst>
          <RewardBurst reward={order.diamonds + order.bonus} />
        </Burst>
      )}
    </PayResult>
  );
}
