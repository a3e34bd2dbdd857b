import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { openRecharge } from '../../recharge.store.ts';
import { RecordsCard } from '../../RecordsCard.tsx';
import { Row, PanelSpace } from './Wallet.layout.ts';
import { WalletOrders } from './WalletOrders.tsx';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { RechargePanel } from '@pitchside/ui/RechargePanel';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useOffers, type Offers } from '../../recharge/useOffers.ts';
import { useRecharge } from '../../recharge/useRecharge.tsx';
import { useWalletEvents } from '../../recharge/useWalletEvents.ts';

/** Recharging on the wallet's page. */
function WalletRecharge() {
  const { t } = useLingui();
  const { offers, failed, reload } = useOffers();
  // The first recharge doubles once, and the wallet pays what it holds: both are asked again.
  useWalletEvents(reload);
  const rate = offers?.custom.diamonds_per_yuan ?? 100;
  return (
    <PanelSpace>
      <Card stacked title={t`充值黄钻`} hint={t`1 元 = ${rate} 黄钻`}>
        {offers ? (
          <Panel offers={offers} />
        ) : failed ? (
          <ErrorState title={t`充值页没能打开`} onRetry={reload} />
        ) : (
          <Skeleton shape="block" height={410} />
        )}
      </Card>
    </PanelSpace>
  );
}

const Panel = ({ offers }: { offers: Offers }) => <RechargePanel {...useRecharge(offers, null)} />;

/** /member?type=1: recharge, orders and records of the wallet; `isRecharge=true` opens the recharge dialog over it. */
export function WalletPage() {
  const { t } = useLingui();
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get('isRecharge') === 'true';
  useEffect(() => {
    if (!wanted) return;
    openRecharge();
    // The address says it once: going back or reloading must not open it again.
    setParameters((now) => (now.delete('isRecharge'), now), { replace: true });
  }, [wanted, setParameters]);
  return (
    <>
      <Row>
        <WalletRecharge />
        <WalletOrders />
      </Row>
      <RecordsCard title={t`明细`} kinds={['consume', 'income', 'order']} />
    </>
  );
}
