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
import { chineseName, latinName, siteName, system } from '../../../../platform/system/system.store.ts';
import { nonce } from '../../../../platform/theme/nonce.ts';
import { theme } from '../../../../platform/theme/theme.store.ts';
import { Desk, Middle } from './Cashier.layout.ts';
import { useCashier, type Cashier } from './cashier.store.ts';
import { CashierDesk } from './CashierDesk.tsx';
import { CashierResult, isTicket } from './CashierResult.tsx';
import { CashierSandbox } from './CashierSandbox.tsx';

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
