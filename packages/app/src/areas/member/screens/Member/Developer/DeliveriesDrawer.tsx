import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { deliveryList, resendDelivery, webhookKept, type Webhook, type WebhookDelivery } from '@pitchside/api/member/webhooks';
import { Button } from '@pitchside/ui/Button';
import { Drawer } from '@pitchside/ui/Drawer';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useChatTime, useNow } from '@pitchside/ui/format';
import { StateMark, type StateMarkState } from '@pitchside/ui/StateMark';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { api } from '../../../../../platform/api/api.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { useWebhookNames } from './useWebhookNames.ts';

const looks: Record<WebhookDelivery['state'], StateMarkState> = { waiting: 'waiting', delivered: 'good', failed: 'bad' };
/** Milliseconds after which the list is fetched again while it is open. */
const pace = 3_000;

/** The last deliveries of an endpoint, each of which can be sent again. */
export function DeliveriesDrawer({ of: endpoint, onClose }: { of: Webhook; onClose: () => void }) {
  const { t } = useLingui();
  const { nameOf } = useWebhookNames();
  const words = useChatTime();
  const now = useNow(60_000);
  const { value, state, again } = useResource(
    `deliveries ${endpoint.id}`,
    (signal) => api.call(deliveryList, { id: endpoint.id }, { signal }),
    { every: pace },
  );
  const states: Record<WebhookDelivery['state'], string> = { waiting: t`等待送出`, delivered: t`已送到`, failed: t`没送到` };
  const reasons: Record<string, string> = {
    timeout: t`10 秒没有回答`,
    not_public: t`地址不在公网上`,
    redirect: t`要求跳转，没有跟过去`,
    unreachable: t`连不上`,
  };
  const answerOf = ({ status, answer }: WebhookDelivery) => [status, reasons[answer] ?? answer].filter(Boolean).join(' · ').slice(0, 80);

  async function resend({ id }: WebhookDelivery): Promise<void> {
    try {
      await api.call(resendDelivery, { id });
      again();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      say('error', failure.message || t`没能发送，请重试`);
    }
  }

  const columns: TableColumn<WebhookDelivery>[] = [
    { id: 'event', head: t`事件`, cell: (one) => <TwoLines note={words.short(one.at, now)}>{nameOf(one.event)}</TwoLines> },
    {
      id: 'state',
      head: t`结果`,
      cell: (one) => (
        <TwoLines note={answerOf(one) || '—'} cut>
          <StateMark size="s" state={looks[one.state]}>
            {states[one.state]}
          </StateMark>
        </TwoLines>
      ),
      width: 220,
    },
    {
      id: 'act',
      head: t`操作`,
      cell: (one) => (
        <Button size="s" tone="outline" aria-label={`${t`再发一次`} ${nameOf(one.event)}`} onClick={() => void resend(one)}>
          {t`再发一次`}
        </Button>
      ),
      width: 110,
    },
  ];
  return (
    <Drawer open size="l" padding="none" title={t`最近推送`} description={endpoint.url} onClose={onClose}>
      <Table
        caption={t`最近推送`}
        captionHidden
        columns={columns}
        rows={value?.list ?? []}
        keyOf={({ id }) => id}
        status={value ? 'ready' : state === 'failed' ? 'error' : 'loading'}
        error={t`推送记录没能送到`}
        onRetry={again}
        skeletonRows={4}
        empty={<EmptyState title={t`还没有推送`}>{t`发一个测试事件，看看收不收得到`}</EmptyState>}
        footer={t`保留 ${webhookKept} 天`}
      />
    </Drawer>
  );
}
