import { useLingui } from '@lingui/react/macro';
import type { RechargeOrder } from '@pitchside/api/money/orders';
import { Dialog } from '@pitchside/ui/Dialog';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { PriceTag } from '@pitchside/ui/PriceTag';
import { RechargePanel } from '@pitchside/ui/RechargePanel';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useSnapshot } from 'valtio';
import { unlessLost } from '../../../platform/log/later.ts';
import { useSpendable } from '../../../platform/session/wallet.store.ts';
import { loadUser } from '../../../platform/session/loadUser.ts';
import { OrderView } from './OrderView.tsx';
import { DialogSpace } from './recharge.layout.ts';
import { closeRecharge, recharge, takeOrder } from '../recharge.store.ts';
import { useOffers, type Offers } from './useOffers.ts';
import { useOrder } from './useOrder.ts';
import { useRecharge } from './useRecharge.tsx';
import { useWalletEvents } from './useWalletEvents.ts';

/** Recharging over any page: choose, pay in a window of its own, see it arrive. */
export default function RechargeDialogWired() {
  const { t } = useLingui();
  const { open, missing, order } = useSnapshot(recharge);
  const balance = useSpendable();
  const take = (next: RechargeOrder) => {
    takeOrder(next);
    // The event of the wallet may have been missed; the new balance must not be.
    if (next.state === 'paid') unlessLost(loadUser());
  };
  const { cancel, ask, busy } = useOrder(order, take);
  // The balance changed: most likely it was this order, so ask at once instead of in three seconds.
  useWalletEvents(() => void ask());
  return (
    <Dialog
      open={open}
      onClose={closeRecharge}
      size="xl"
      title={t`充值黄钻`}
      description={<Balance amount={balance} missing={missing} />}
      keepOnOutsidePress
    >
      <DialogSpace>
        {order ? (
          <OrderView
            order={order}
            busy={busy}
            onCancel={() => void cancel()}
            onAsk={() => void ask()}
            onAgain={() => takeOrder(null)}
            onDone={closeRecharge}
          />
        ) : (
          <Choose missing={missing} />
        )}
      </DialogSpace>
    </Dialog>
  );
}

function Balance({ amount, missing }: { amount: number; missing: number | null }) {
  const { t } = useLingui();
  return (
    <>
      {t`黄钻余额`} <PriceTag amount={amount} sum {...(missing !== null && { tone: 'insufficient', missing })} />
    </>
  );
}

function Choose({ missing }: { missing: number | null }) {
  const { t } = useLingui();
  const { offers, failed, reload } = useOffers();
  if (offers) return <Panel offers={offers} missing={missing} />;
  return failed ? <ErrorState title={t`充值页没能打开`} onRetry={reload} /> : <Skeleton shape="block" height={400} />;
}

function Panel({ offers, missing }: { offers: Offers; missing: number | null }) {
  return <RechargePanel {...useRecharge(offers, missing)} />;
}
