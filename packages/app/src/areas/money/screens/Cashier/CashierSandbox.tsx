import { useLingui } from '@lingui/react/macro';
import type { CashierView, SandboxAct, SandboxFailure, SandboxNotice, SandboxWay } from '@pitchside/api/money/orders';
import { SandboxPanel, type SandboxLine } from '@pitchside/ui/SandboxPanel';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';

export interface CashierSandboxProps {
  view: CashierView;
  busy: boolean;
  onAct: (act: SandboxAct, reason: SandboxFailure, way: SandboxWay) => Promise<void>;
}

/** Test controls of the sandbox, with the results of our callback. */
export function CashierSandbox({ view, busy, onAct }: CashierSandboxProps) {
  const { t, i18n } = useLingui();
  const yuan = useYuan();
  const reasons: { id: SandboxFailure; label: string }[] = [
    { id: 'E1007', label: t`余额不足 E1007` },
    { id: 'E2003', label: t`风控拒绝 E2003` },
    { id: 'E3001', label: t`银行超时 E3001` },
  ];
  const ways: { id: SandboxWay; label: string }[] = [
    { id: 'now', label: t`马上` },
    { id: 'late', label: t`晚 30 秒` },
    { id: 'twice', label: t`发两遍` },
    { id: 'disorder', label: t`乱序` },
    { id: 'forged', label: t`错签名` },
    { id: 'never', label: t`不来` },
  ];
  const verdicts: Record<SandboxNotice['verdict'], { verdict: string; tone: SandboxLine['tone'] }> = {
    queued: { verdict: t`排队中`, tone: 'info' },
    applied: { verdict: t`验签通过，已入账`, tone: 'success' },
    repeated: { verdict: t`重复，不再入账`, tone: 'neutral' },
    ignored: { verdict: t`过时，已忽略`, tone: 'neutral' },
    late: { verdict: t`晚到，原路退回`, tone: 'warning' },
    refused: { verdict: t`验签不过，已拒绝`, tone: 'live' },
    unreachable: { verdict: t`没送到，稍后重发`, tone: 'warning' },
  };
  const clock = new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'medium', hourCycle: 'h23' });
  const lines: SandboxLine[] = view.notices.map(({ id, event, tries, verdict, due_at, sent_at }) => ({
    id,
    time: clock.format(sent_at ?? due_at),
    event: `${event}${tries > 1 ? ` #${tries}` : ''}`,
    ...(verdict === 'applied' && event !== 'paid' ? { verdict: t`验签通过`, tone: 'success' } : verdicts[verdict]),
  }));
  const pick = <Id extends string>(list: readonly { id: Id }[], id: string, usual: Id): Id =>
    list.find((one) => one.id === id)?.id ?? usual;
  return (
    <SandboxPanel
      price={yuan(view.order.price)}
      reasons={reasons}
      ways={ways}
      signature="HMAC-SHA256"
      lines={lines}
      busy={busy}
      onAct={(act, { reason, way }) => void onAct(act, pick(reasons, reason, 'E1007'), pick(ways, way, 'now'))}
    />
  );
}
