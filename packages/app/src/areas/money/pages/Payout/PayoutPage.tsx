import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Convert } from './Convert.tsx';
import { Row } from '../../payout/Payout.layout.ts';
import { PayoutRecordsCard } from './PayoutRecords.tsx';
import { usePayoutStanding } from '../../payout/usePayout.ts';
import { Withdraw } from './Withdraw.tsx';

/** /member?type=1&tab=withdraw: withdrawals of income to the bank or the consumption wallet, and their records. */
export function PayoutPage() {
  const { t } = useLingui();
  const { standing, failed, reload } = usePayoutStanding();
  const waiting = failed && !standing ? <ErrorState title={t`提现页没能打开`} onRetry={reload} /> : <Skeleton shape="block" height={320} />;
  const left = standing?.left ?? 0;
  return (
    <>
      <Row>
        <Card stacked title={t`提现`} hint={standing && t`本月还可提 ${left} 次`}>
          {standing ? <Withdraw standing={standing} onDone={reload} /> : waiting}
        </Card>
        <Card id="convert" stacked title={t`转入消费钱包`} hint={t`免手续费，立即到账`}>
          {standing ? <Convert standing={standing} onDone={reload} /> : waiting}
        </Card>
      </Row>
      <PayoutRecordsCard />
    </>
  );
}
