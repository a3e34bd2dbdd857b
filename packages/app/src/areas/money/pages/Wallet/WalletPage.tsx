import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { openRecharge } from '../../recharge.store.ts';
import { RecordsCard } from '../../RecordsCard.tsx';
import { Row } from './Wallet.layout.ts';
import { WalletOrders } from './WalletOrders.tsx';
import { WalletRecharge } from './WalletRecharge.tsx';

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
