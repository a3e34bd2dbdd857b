import { useLingui } from '@lingui/react/macro';
import type { Payout } from '@pitchside/api/payouts';
import { Button } from '@pitchside/ui/Button';
import { Dialog } from '@pitchside/ui/Dialog';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';
import { State } from '../../records/Records.layout.ts';
import { Facts } from '../../payout/Payout.layout.ts';
import { useArrival } from './useArrival.ts';

/** A withdrawal that was asked for. */
export function WithdrawDone({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const { t } = useLingui();
  const yuan = useYuan();
  const arrival = useArrival();
  const { amount, net, fee, account, no, due_at } = payout;
  const [sum, kept] = [yuan(net), yuan(fee)];
  const facts: [string, string][] = [
    [t`金额`, yuan(amount)],
    [t`实际到账`, t`${sum}（手续费 ${kept}）`],
    [t`到账账户`, `${account?.name ?? ''} ${account?.tail ?? ''}`],
    [t`户名`, account?.holder ?? ''],
    [t`预计到账`, arrival(due_at)],
    [t`单号`, no],
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`提现已提交`}
      description={<State $tone="info">{t`待审核`}</State>}
      footer={<Button stretch onClick={onClose}>{t`知道了`}</Button>}
    >
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <p>{t`审核失败时全额退回收益，不收手续费。`}</p>
    </Dialog>
  );
}
