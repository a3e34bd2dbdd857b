import { useLingui } from '@lingui/react/macro';
import { i18n } from '@pitchside/locales';
import { CashierFrame } from '@pitchside/ui/CashierFrame';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { chineseName, latinName, siteName } from '../../../../platform/system/names.ts';
import { system } from '../../../../platform/system/system.store.ts';
import { nonce } from '../../../../platform/theme/nonce.ts';
import { theme } from '../../../../platform/theme/theme.store.ts';
import { Desk, Middle } from './Cashier.layout.ts';
import { useCashier, type Cashier } from './cashier.store.ts';
import { CashierDesk } from './CashierDesk.tsx';
import { CashierResult, isTicket } from './CashierResult.tsx';
import type { CashierView, SandboxAct, SandboxFailure, SandboxNotice, SandboxWay } from '@pitchside/api/money/orders';
import { SandboxPanel, type SandboxLine } from '@pitchside/ui/SandboxPanel';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';

interface CashierSandboxProps {
  view: CashierView;
  busy: boolean;
  onAct: (act: SandboxAct, reason: SandboxFailure, way: SandboxWay) => Promise<void>;
}

/** Test controls of the sandbox, with the results of our callback. */
function CashierSandbox({ view, busy, onAct }: CashierSandboxProps) {
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

/** /cashier/:no: where an order is paid, in a window of its own. */
export function CashierScreen() {
  const { chosen } = useSnapshot(theme);
  const name = chosen ?? 'day';
  useEffect(() => {
    document.documentElement.dataset.theme = name;
  }, [name]);
  return (
    <UiProvider theme={name} i18n={i18n} {...(nonce && { nonce })}>
      <Framed />
    </UiProvider>
  );
}

function Framed() {
  const { t } = useLingui();
  const no = useLocation().pathname.split('/')[2] ?? '';
  const [parameters] = useSearchParams();
  const { config } = useSnapshot(system);
  const cashier = useCashier({ no, key: parameters.get('key') ?? '' });
  const inSandbox = cashier.view?.is_sandbox === true;
  const title = t`收银台`;
  const service = config?.feedback_qq;
  useEffect(() => {
    document.title = `${title} - ${siteName}`;
  }, [title]);
  return (
    <CashierFrame
      siteName={latinName.toUpperCase()}
      {...(chineseName && { localName: chineseName })}
      title={title}
      {...(inSandbox && { stamp: t`沙盒 SANDBOX`, warning: t`测试环境。这里不会扣真钱，结果由右侧按钮决定。` })}
      {...(service && { help: t`客服 ${service}` })}
      data-ready={cashier.view || cashier.isGone ? true : undefined}
    >
      <Desk $sandbox={inSandbox}>
        <Order cashier={cashier} />
        {inSandbox && cashier.view && <CashierSandbox view={cashier.view} busy={cashier.busy} onAct={cashier.act} />}
      </Desk>
    </CashierFrame>
  );
}

function Order({ cashier }: { cashier: Cashier }) {
  const { t } = useLingui();
  /** The payer has read why a try failed, and goes on. */
  const [readOn, setReadOn] = useState('');
  const { view, isGone, failed, reload } = cashier;
  if (!view)
    return (
      <Middle>
        {isGone ? (
          <EmptyState level={1} title={t`没有找到这笔订单`}>{t`链接不完整或已经失效，请回到充值页重新下单。`}</EmptyState>
        ) : failed ? (
          <ErrorState level={1} title={t`收银台没能打开`} onRetry={reload} />
        ) : (
          <Skeleton shape="block" height={520} />
        )}
      </Middle>
    );
  if (isTicket(view, readOn)) return <CashierDesk view={view} ahead={cashier.ahead} onEnd={cashier.reload} />;
  return (
    <Middle>
      <CashierResult cashier={cashier} view={view} onAgain={() => setReadOn(view.order.reason)} />
    </Middle>
  );
}
