import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { mostWebhooks, removeWebhook, resumeWebhook, testWebhook, webhookList, type Webhook } from '@pitchside/api/member/webhooks';
import { Button } from '@pitchside/ui/Button';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { StateMark, type StateMarkState } from '@pitchside/ui/StateMark';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { Webhook as WebhookSign } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { DeliveriesDrawer } from './DeliveriesDrawer.tsx';
import { Acts } from './Developer.layout.ts';
import { useWebhookNames } from './useWebhookNames.ts';
import { WebhookDialog } from './WebhookDialog.tsx';

const looks: Record<Webhook['state'], StateMarkState> = { active: 'good', failing: 'fair', paused: 'bad' };

/** Endpoints that are told of events: added, tried, resumed, removed. */
export function WebhooksCard() {
  const { t } = useLingui();
  const { nameOf } = useWebhookNames();
  const { value, state, again } = useResource('webhooks', (signal) => api.call(webhookList, {}, { signal }));
  const [isMaking, setMaking] = useState(false);
  const [leaving, setLeaving] = useState<Webhook>();
  const [shown, setShown] = useState<Webhook>();
  const states: Record<Webhook['state'], string> = {
    active: t({ id: 'webhook.active', message: '正常' }),
    failing: t`正在重试`,
    paused: t`已暂停`,
  };

  async function act(work: () => Promise<unknown>, done?: () => void): Promise<void> {
    try {
      await work();
      done?.();
      again();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      say('error', failure.message || t`没能保存，请重试`);
    }
  }
  const button = (one: Webhook, words: string, press: () => void) => (
    <Button size="s" tone="outline" aria-label={`${words} ${one.url}`} onClick={press}>
      {words}
    </Button>
  );
  const columns: TableColumn<Webhook>[] = [
    {
      id: 'url',
      head: t`地址`,
      cell: (one) => (
        <TwoLines note={(one.is_site ? [t`全站`] : []).concat(one.events.map(nameOf)).join(t`、`)} cut>
          {one.url}
        </TwoLines>
      ),
    },
    {
      id: 'state',
      head: t`状态`,
      cell: (one) => (
        <StateMark size="s" state={looks[one.state]}>
          {states[one.state]}
        </StateMark>
      ),
      width: 110,
    },
    {
      id: 'act',
      head: t`操作`,
      cell: (one) => (
        <Acts>
          {one.state === 'paused'
            ? button(one, t`恢复`, () => void act(() => api.call(resumeWebhook, { id: one.id })))
            : button(
                one,
                t`测试`,
                () =>
                  void act(
                    () => api.call(testWebhook, { id: one.id }),
                    () => setShown(one),
                  ),
              )}
          {button(one, t`记录`, () => setShown(one))}
          {button(one, t`删除`, () => setLeaving(one))}
        </Acts>
      ),
      width: 250,
    },
  ];
  const url = leaving?.url ?? '';

  async function remove(): Promise<void> {
    if (!leaving) return;
    await api.call(removeWebhook, { id: leaving.id });
    setLeaving(undefined);
    again();
  }

  return (
    <Card
      title={t`事件推送`}
      hint={t`进球、开播、礼物发生时通知你的服务器`}
      aside={
        <Button size="s" icon={<WebhookSign size={16} aria-hidden />} onClick={() => setMaking(true)}>
          {t`添加地址`}
        </Button>
      }
    >
      <CardBleed>
        <Table
          caption={t`事件推送`}
          captionHidden
          columns={columns}
          rows={value?.list ?? []}
          keyOf={({ id }) => id}
          status={value ? 'ready' : state === 'failed' ? 'error' : 'loading'}
          error={t`接收地址没能送到`}
          onRetry={again}
          skeletonRows={2}
          empty={<EmptyState title={t`还没有接收地址`}>{t`添加一个，事件会带签名送过去`}</EmptyState>}
          footer={t`最多 ${mostWebhooks} 个。24 小时都送不到会暂停，并通知你。`}
        />
      </CardBleed>
      {isMaking && <WebhookDialog onClose={() => setMaking(false)} onMade={again} />}
      {shown && <DeliveriesDrawer of={shown} onClose={() => setShown(undefined)} />}
      <ConfirmDialog
        open={leaving !== undefined}
        tone="destructive"
        title={t`删除这个接收地址？`}
        description={t`${url} 不再收到事件，推送记录一起删除。`}
        confirm={t`删除`}
        onConfirm={remove}
        onCancel={() => setLeaving(undefined)}
      />
    </Card>
  );
}
