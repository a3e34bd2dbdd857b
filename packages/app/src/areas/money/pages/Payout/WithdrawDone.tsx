import { useLingui } from '@lingui/react/macro';
import type { Payout } from '@pitchside/api/money/payouts';
import { Button } from '@pitchside/ui/Button';
import { Dialog } from '@pitchside/ui/Dialog';
import { Facts } from '@pitchside/ui/Facts';
import { StateMark } from '@pitchside/ui/StateMark';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';
import { useArrival } from './useArrival.ts';

/** A withdrawal that was asked for. */
export function WithdrawDone({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const { t } = useLingui();
  const yuan = useYuan();
  const arrival = useArrival();
  const { amount, net, fee, account, no, due_at } = payout;
  const [sum, kept] = [yuan(net), yuan(fee)];
  const facts = [
    { id: 'amount', label: t`金额`, value: yuan(amount) },
    { id: 'net', label: t`实际到账`, value: t`${sum}（手续费 ${kept}）` },
    { id: 'account', label: t`到账账户`, value: `${account?.name ?? ''} ${account?.tail ?? ''}` },
    { id: 'holder', label: t`户名`, value: account?.holder ?? '' },
    { id: 'due', label: t`预计到账`, value: arrival(due_at) },
    { id: 'no', label: t`单号`, value: no },
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`提现已提交`}
      description={<StateMark state="waiting">{t`待审核`}</StateMark>}
      footer={<Button stretch onClick={onClose}>{t`知道了`}</Button>}
    >
      <Facts facts={facts} />
      <p>{t`审核失败时全额退回收益，不收手续费。`}</p>
    </Dialog>
  );
}
