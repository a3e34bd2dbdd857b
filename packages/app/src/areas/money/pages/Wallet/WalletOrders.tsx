import { useLingui } from '@lingui/react/macro';
import { cancelOrder, getOrderList, type OrderState, type RechargeOrder } from '@pitchside/api/money/orders';
import { Button } from '@pitchside/ui/Button';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { Countdown } from '@pitchside/ui/Countdown';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { OrderList, type OrderEntry } from '@pitchside/ui/OrderList';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';
import { awaitOrder, forgetOrder, recharge } from '../../recharge.store.ts';
import { useBrandNames } from '../../recharge/useBrandNames.ts';
import { useReasons } from '../../recharge/useReasons.ts';
import { useWalletEvents } from '../../recharge/useWalletEvents.ts';
import { useWhen } from '../../../../platform/days/useWhen.ts';

/** Orders that fit beside the panel. */
const shown = 5;
const tones: Record<OrderState, OrderEntry['tone']> = { waiting: 'waiting', paid: 'good', closed: 'over', failed: 'bad', refunded: 'over' };

/** Newest orders, with actions for the waiting ones. */
export function WalletOrders() {
  const { t } = useLingui();
  const [tab, setTab] = useState<'all' | 'waiting'>('all');
  const { order: awaited } = useSnapshot(recharge);
  const ask = (signal: AbortSignal, type?: OrderState) =>
    api.call(getOrderList, { kind: 'order', limit: shown, ...(type && { type }) }, { signal });
  const {
    value: orders,
    state,
    again,
  } = useResource(
    tab,
    async (signal) => {
      const [{ list }, waits] = await Promise.all([ask(signal, tab === 'waiting' ? 'waiting' : undefined), ask(signal, 'waiting')]);
      return { list: list.flatMap(({ order }) => order ?? []), waiting: waits.total };
    },
    { family: 'orders', version: `${awaited?.no} ${awaited?.state}` },
  );
  const failed = state === 'failed';
  useWalletEvents(again);

  const waiting = orders?.waiting ?? 0;
  return (
    <Card
      stacked
      title={t`订单`}
      tabs={
        <SegmentedControl
          look="line"
          label={t`订单`}
          value={tab}
          onValueChange={setTab}
          segments={[
            { value: 'all', label: t`全部` },
            { value: 'waiting', label: t`待支付`, ...(waiting > 0 && { count: waiting }) },
          ]}
        />
      }
    >
      {orders ? (
        <>
          <Orders orders={orders.list} onChange={again} />
          {orders.list.length > 0 && <ButtonLink tone="outline" size="s" href="/member?type=19">{t`全部订单`}</ButtonLink>}
        </>
      ) : failed ? (
        <ErrorState title={t`订单没能送到`} onRetry={again} />
      ) : (
        <Skeleton shape="block" height={360} />
      )}
    </Card>
  );
}

function Orders({ orders, onChange }: { orders: readonly RechargeOrder[]; onChange: () => void }) {
  const { t } = useLingui();
  const yuan = useYuan();
  const when = useWhen();
  const brands = useBrandNames();
  const reasonOf = useReasons();
  const [busy, setBusy] = useState<string>();

  async function cancel(no: string): Promise<void> {
    setBusy(no);
    try {
      await api.call(cancelOrder, { no }, { idempotencyKey: `cancel ${no}` });
      forgetOrder(no);
    } catch {
      // The call has notified the person.
    } finally {
      setBusy(undefined);
      onChange();
    }
  }
  const pay = (order: RechargeOrder) => {
    if (order.pay_url) window.open(order.pay_url, '_blank');
    awaitOrder(order);
  };

  if (orders.length === 0) return <EmptyState kind="list">{t`充值以后，订单会在这里。`}</EmptyState>;
  const words = ({ state, reason }: RechargeOrder): string => {
    const why = reasonOf(reason);
    const names: Record<OrderState, string> = {
      waiting: t`待支付`,
      paid: t`已到账`,
      closed: reason ? t`已关闭，${why}` : t`已关闭`,
      failed: t`付款失败，${why}`,
      refunded: t`已退款`,
    };
    return names[state];
  };
  const entries = orders.map((order): OrderEntry => {
    const waits = order.state === 'waiting';
    return {
      id: order.no,
      brand: order.brand,
      diamonds: order.diamonds + order.bonus,
      about: `${brands[order.brand]} · ${when(order.created_at)}`,
      price: yuan(order.price),
      status: waits ? (
        <>
          {words(order)} <Countdown to={order.expires_at} label={t`订单关闭`} size="s" onEnd={onChange} />
        </>
      ) : (
        words(order)
      ),
      tone: tones[order.state],
      ...(waits && {
        acts: (
          <>
            <Button size="s" tone="outline" loading={busy === order.no} onClick={() => void cancel(order.no)}>{t`取消订单`}</Button>
            <Button size="s" onClick={() => pay(order)}>{t`去支付`}</Button>
          </>
        ),
      }),
    };
  });
  return <OrderList orders={entries} label={t`订单`} />;
}
