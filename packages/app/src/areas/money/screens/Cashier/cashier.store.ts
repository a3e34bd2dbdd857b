import { ApiError } from '@pitchside/api';
import {
  actInSandbox,
  askCashier,
  getCashier,
  type CashierView,
  type SandboxAct,
  type SandboxFailure,
  type SandboxWay,
} from '@pitchside/api/money/orders';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { createScope } from '../../../../platform/resource/scope.ts';

/** Milliseconds between two questions. */
const pause = 3_000;

/** The signed link to an order. */
export interface CashierLink {
  no: string;
  key: string;
}

export interface Cashier {
  view: CashierView | null;
  /** The link leads nowhere. */
  isGone: boolean;
  failed: boolean;
  busy: boolean;
  /** Number of polls since the payer paid. */
  asked: number;
  /** Milliseconds by which this machine's clock is ahead of the server's. */
  ahead: number;
  reload(): void;
  /** Asks the payment provider itself. */
  check(): Promise<void>;
  act(act: SandboxAct, reason: SandboxFailure, way: SandboxWay): Promise<void>;
}

const lookAt = (link: CashierLink) => (signal: AbortSignal) => api.call(getCashier, link, { signal });

/** An order at the cashier's desk, fresh every 3 s until it is decided. */
export function useCashier(link: CashierLink): Cashier {
  const { no, key } = link;
  const [view, setView] = useState<CashierView | null>(null);
  const [failure, setFailure] = useState<'gone' | 'failed' | null>(null);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(0);
  const [ahead, setAhead] = useState(0);
  const [turn, setTurn] = useState(0);

  const take = (next: CashierView) => {
    setView(next);
    setFailure(null);
    setAhead(Date.now() - next.server_at);
    setAsked((times) => (next.is_confirming ? times + 1 : 0));
  };
  const ended = view !== null && view.order.state !== 'waiting' && view.notices.every(({ verdict }) => verdict !== 'queued');
  // What is shown stays; only a first look that fails has nothing to show.
  const fail = useEffectEvent((error: unknown) => setFailure(error instanceof ApiError && error.failure === 'answer' ? 'gone' : 'failed'));
  const hear = useEffectEvent(take);
  useEffect(() => {
    const scope = createScope();
    const look = () =>
      void scope.ask(
        lookAt({ no, key }),
        (next) => hear(next),
        (error) => fail(error),
      );
    const first = setTimeout(look);
    const timer = ended ? undefined : setInterval(look, pause);
    scope.onLeave(() => clearTimeout(first));
    scope.onLeave(() => clearInterval(timer));
    return scope.leave;
  }, [no, key, turn, ended]);

  const run = async (work: () => Promise<CashierView>) => {
    if (busy) return;
    setBusy(true);
    try {
      take(await work());
    } catch {
      // The call has notified the person.
    } finally {
      setBusy(false);
    }
  };
  return {
    view,
    isGone: view === null && failure === 'gone',
    failed: view === null && failure === 'failed',
    busy,
    asked,
    ahead,
    reload: () => setTurn(turn + 1),
    check: () => run(() => api.call(askCashier, link)),
    act: (act, reason, way) => run(() => api.call(actInSandbox, { ...link, act, reason, way })),
  };
}
