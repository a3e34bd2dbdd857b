import { useLingui } from '@lingui/react/macro';
import { getPushUrl } from '@pitchside/api/live';
import { renewPushUrl } from '@pitchside/api/studio';
import { Card } from '@pitchside/ui/Card';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { StreamKey } from '@pitchside/ui/StreamKey';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { useCopy } from '../../room/useCopy.ts';

/** Where the picture is pushed and with which key; another key once the person has agreed. */
export function LiveKey({ roomId, isLive }: { roomId: string; isLive: boolean }) {
  const { t } = useLingui();
  const copy = useCopy();
  const [asking, setAsking] = useState(false);
  const { value, state, again } = useResource(roomId, (signal) => api.call(getPushUrl, { id: roomId }, { signal }));

  async function renew(): Promise<void> {
    await api.call(renewPushUrl, { id: roomId });
    setAsking(false);
    say('success', t`密钥已更换，推流软件里也要换`);
    again();
  }

  return (
    <Card stacked padding="titled" aria-label={t`推流地址`}>
      <SectionTitle hint={t`填进推流软件`}>{t`推流地址`}</SectionTitle>
      {value ? (
        <StreamKey server={value.server} streamKey={value.key} onCopy={(_, text) => void copy(text)} onRenew={() => setAsking(true)} />
      ) : state === 'failed' ? (
        <ErrorState title={t`推流地址没能送到`} onRetry={again} />
      ) : (
        <Skeleton shape="block" height={196} />
      )}
      <ConfirmDialog
        open={asking}
        tone="destructive"
        title={t`换一个新密钥？`}
        description={isLive ? t`旧密钥立即失效，正在播的画面会断开。` : t`旧密钥立即失效，推流软件里要换成新的。`}
        confirm={t`更换`}
        onConfirm={renew}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
