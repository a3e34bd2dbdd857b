import { cancelOrder, orderState, payTime, type RechargeOrder } from '@pitchside/api/money/orders';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { createScope } from '../../../platform/resource/scope.ts';

/** Milliseconds between two questions. Source: screens, G9. */
const pause = 3_000;
/** Questions end this long after the order does; by then a late notice has come or its money went back. */
const patience = 60_000;

/**
 * Polls the state of an order every 3 s until an instant. A failed request is retried; the call itself has reported it. Returns a function
 * that stops it.
 */
function watchOrder(no: string, until: number, take: (order: RechargeOrder) => void): () => void {
  const scope = createScope();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    if (Date.now() < until) timer = setTimeout(ask, pause);
  };
  const hear = (order: RechargeOrder) => {
    take(order);
    again();
  };
  const ask = () => scope.ask((signal) => api.call(orderState, { no }, { signal }), hear, again);
  scope.onLeave(() => clearTimeout(timer));
  again();
  return scope.leave;
}

/** Polls the state of an order every 3 s until it is decided; `onChange` is called with every new state. */
export function useOrder(
  order: RechargeOrder | null,
  onChange: (order: RechargeOrder) => void,
): { cancel: () => Promise<void>; ask: () => Promise<void>; busy: boolean } {
  const [busy, setBusy] = useState(false);
  const no = order?.state === 'waiting' ? order.no : undefined;
  const until = (order?.created_at ?? 0) + payTime + patience;

  const take = useEffectEvent((next: RechargeOrder) => {
    if (next.no === order?.no && (next.state !== order.state || next.reason !== order.reason)) onChange(next);
  });
  useEffect(() => (no ? watchOrder(no, until, (next) => take(next)) : undefined), [no, until]);

  const act = async (work: (no: string) => Promise<RechargeOrder>) => {
    if (!no || busy) return;
    setBusy(true);
    try {
      onChange(await work(no));
    } catch {
      // The call has notified the person.
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    cancel: () => act((number) => api.call(cancelOrder, { no: number }, { idempotencyKey: `cancel ${number}` })),
    ask: () => act((number) => api.call(orderState, { no: number })),
  };
}
