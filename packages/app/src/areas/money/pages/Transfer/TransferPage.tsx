import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { RecordsCard } from '../../RecordsCard.tsx';
import { usePayoutStanding } from '../../payout/usePayout.ts';
import { TransferForm } from './TransferForm.tsx';

/** /member?type=1&tab=transfer: money of the consumption wallet to another member. */
export function TransferPage() {
  const { t } = useLingui();
  const { standing, failed, reload } = usePayoutStanding();
  return (
    <>
      <Card stacked title={t`转账`} hint={t`从消费钱包转给别人，立即到账`}>
        {standing ? (
          <TransferForm standing={standing} onDone={reload} />
        ) : failed ? (
          <ErrorState title={t`转账页没能打开`} onRetry={reload} />
        ) : (
          <Skeleton shape="block" height={320} />
        )}
      </Card>
      <RecordsCard title={t`明细`} kinds={['consume', 'income']} />
    </>
  );
}
