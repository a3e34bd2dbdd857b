import { useLingui } from '@lingui/react/macro';
import { adminCreateWebhook, createWebhook, siteEvents, webhookEvents, type WebhookEvent } from '@pitchside/api/member/webhooks';
import { CheckboxGroup } from '@pitchside/ui/CheckboxGroup';
import { Checkbox } from '@pitchside/ui/Checkbox';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../../../platform/api/api.ts';
import { session } from '../../../../../platform/session/session.store.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { useWebhookNames } from './useWebhookNames.ts';

/** Adds an endpoint, then shows its signing key this once. */
export function WebhookDialog({ onClose, onMade }: { onClose: () => void; onMade: () => void }) {
  const { t } = useLingui();
  const { names } = useWebhookNames();
  const isOperator = useSnapshot(session).user?.role === 'operator';
  const [url, setUrl] = useState('');
  const [isSite, setSite] = useState(false);
  const [chosen, setChosen] = useState<readonly WebhookEvent[]>([]);
  const offered = webhookEvents.filter((event) => isSite || !siteEvents.includes(event));
  const events = chosen.filter((event) => offered.includes(event));
  const ready = url.trim() !== '' && events.length > 0;

  const make = async () => (await api.call(isSite ? adminCreateWebhook : createWebhook, { url: url.trim(), events })).secret;

  return (
    <SecretDialog
      title={t`添加接收地址`}
      description={t`事件发生后几秒内按顺序送到，带签名；送不到会重试 24 小时。`}
      confirm={t`添加`}
      made={{ title: t`接收地址已加好`, description: t`用签名密钥核对收到的事件，确认是这个站发的。`, label: t`签名密钥` }}
      ready={ready}
      make={make}
      onClose={onClose}
      onMade={onMade}
    >
      {(error) => (
        <>
          <Input
            label={t`地址`}
            hint={t`https:// 开头，公网能访问`}
            value={url}
            onValueChange={setUrl}
            maxLength={500}
            inputMode="url"
            autoComplete="off"
            required
            {...(error && { error })}
          />
          {isOperator && <Checkbox checked={isSite} onCheckedChange={setSite}>{t`全站事件（要先解锁运营台）`}</Checkbox>}
          <FormField
            label={t({ id: 'webhook.events', message: '事件' })}
            hint={isSite ? t`全站的事件都会送` : t`你的直播间和粉丝，直播间挂的和你收藏的比赛`}
            required
          >
            <CheckboxGroup options={offered.map((value) => ({ value, label: names[value] }))} value={events} onValueChange={setChosen} />
          </FormField>
        </>
      )}
    </SecretDialog>
  );
}
