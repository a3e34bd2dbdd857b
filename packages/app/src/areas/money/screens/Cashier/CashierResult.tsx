import { useLingui } from '@lingui/react/macro';
import type { CashierView } from '@pitchside/api/money/orders';
import { Button } from '@pitchside/ui/Button';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { useFormat } from '@pitchside/ui/format';
import { PayResult, type PayResultKind } from '@pitchside/ui/PayResult';
import { PriceTag } from '@pitchside/ui/PriceTag';
import { useEffect } from 'react';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';
import { useReasons } from '../../recharge/useReasons.ts';
import type { Cashier } from './cashier.store.ts';

/** Milliseconds after which a paid window closes itself. */
const closesAfter = 3_000;
const backHref = '/member?type=1';

/** True while there is something to pay: the order waits, nothing was paid, and a failed try has been read. */
export const isTicket = ({ order, is_confirming }: CashierView, readOn: string): boolean =>
  order.state === 'waiting' && !is_confirming && (order.reason === '' || order.reason === readOn);

const kindOf = ({ order, is_confirming }: CashierView): PayResultKind => {
  if (order.state === 'paid') return 'success';
  if (order.state === 'waiting') return is_confirming ? 'confirming' : 'failed';
  if (order.state === 'failed') return 'failed';
  return order.reason === 'canceled' ? 'canceled' : 'timeout';
};

/** Result of the payment, or the pending state. */
export function CashierResult({ cashier, view, onAgain }: { cashier: Cashier; view: CashierView; onAgain: () => void }) {
  const { t } = useLingui();
  const { time, integer } = useFormat();
  const yuan = useYuan();
  const reasonOf = useReasons();
  const kind = kindOf(view);
  const { order, balance } = view;
  const reason = reasonOf(order.reason);
  const waits = order.state === 'waiting';
  const asked = integer(cashier.asked);

  useEffect(() => {
    if (kind !== 'success') return undefined;
    // Only a window that a script opened may be closed by one; any other stays and has its link.
    const timer = setTimeout(() => window.close(), closesAfter);
    return () => clearTimeout(timer);
  }, [kind]);

  const again = <ButtonLink tone="outline" href={`${backHref}&isRecharge=true`}>{t`重新下单`}</ButtonLink>;
  const results: Record<PayResultKind, Pick<Parameters<typeof PayResult>[0], 'title' | 'children' | 'facts' | 'acts'>> = {
    success: {
      title: t`支付成功`,
      children: t`窗口 3 秒后自动关闭，回到充值页。`,
      facts: [
        { name: t({ id: 'order.received', message: '到账' }), value: <PriceTag amount={order.diamonds} /> },
        ...(order.bonus > 0 ? [{ name: t`另赠`, value: <PriceTag amount={order.bonus} /> }] : []),
        ...(balance === null ? [] : [{ name: t`新余额`, value: <PriceTag amount={balance} sum /> }]),
      ],
      acts: <ButtonLink href={backHref}>{t`回到场边`}</ButtonLink>,
    },
    failed: {
      title: t`支付失败`,
      children: waits ? t`${reason}。没有扣款，订单还在，可以再付。` : t`${reason}。没有扣款。`,
      facts: [
        { name: t`原因码`, value: order.reason },
        { name: t`扣款`, value: yuan(0) },
      ],
      acts: waits ? (
        <>
          <ButtonLink tone="outline" href={`${backHref}&isRecharge=true`}>{t`换方式`}</ButtonLink>
          <Button onClick={onAgain}>{t`再付一次`}</Button>
        </>
      ) : (
        again
      ),
    },
    canceled: {
      title: t`已取消`,
      children: t`你取消了付款，订单已关闭，黄钻没有变化。`,
      facts: [
        { name: t`订单`, value: t`已关闭` },
        { name: t`扣款`, value: yuan(0) },
      ],
      acts: again,
    },
    timeout: {
      title: t`订单超时`,
      children: t`超过 5 分钟没有付款，二维码作废。晚到的付款会原路退回。`,
      facts: [
        ...(order.closed_at === null ? [] : [{ name: t`关闭于`, value: time(order.closed_at) }]),
        { name: t`晚到款`, value: order.state === 'refunded' ? t`已退回` : t`自动退` },
      ],
      acts: again,
    },
    confirming: {
      title: t`确认中`,
      children: t`已经付了，等支付方回信。不用再付，一般 10 秒内到账。`,
      facts: [
        { name: t`已查`, value: t`${asked} 次，每 3 秒` },
        { name: t`最长`, value: t`5 分钟` },
      ],
      acts: <Button tone="outline" loading={cashier.busy} onClick={() => void cashier.check()}>{t`我已付款`}</Button>,
    },
  };
  return <PayResult kind={kind} {...results[kind]} />;
}
