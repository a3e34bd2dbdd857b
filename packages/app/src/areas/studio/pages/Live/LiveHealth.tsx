import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { StreamHealth } from '@pitchside/ui/StreamHealth';
import { useEffect, useRef } from 'react';
import { say } from '../../../../platform/toasts/say.ts';
import { streamView } from '../../health/health.presenter.ts';
import { useStreamHealth } from '../../health/useStreamHealth.ts';

const statuses = { loading: 'loading', ready: 'ready', failed: 'error' } as const;

/** Health of the stream with advice. `onRenewKey` is called when somebody else uses the key. */
export function LiveHealth({ roomId, onRenewKey }: { roomId: string; onRenewKey: () => void }) {
  const { t } = useLingui();
  const { isMeasured, health, trail, state, again } = useStreamHealth(roomId);
  const tries = health?.tries ?? 0;
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (state !== 'ready') return;
    if (known.current !== undefined && tries > known.current) say('warning', t`有人用同一个密钥来推流，已拒绝`);
    known.current = tries;
  }, [state, tries, t]);
  if (!isMeasured)
    return (
      <Card stacked padding="titled" aria-label={t`推流健康`}>
        <SectionTitle>{t`推流健康`}</SectionTitle>
        <EmptyState title={t`这里没有推流数据`}>{t`本站的画面由另一台媒体服务器接收，码率和帧率请在推流软件里查看`}</EmptyState>
      </Card>
    );
  return (
    <Card stacked padding="titled" aria-label={t`推流健康`}>
      <SectionTitle hint={t`近 10 分钟，每 2 秒一次`}>{t`推流健康`}</SectionTitle>
      <StreamHealth status={statuses[state]} stream={streamView(health)} trail={trail} onRenewKey={onRenewKey} onRetry={again} />
    </Card>
  );
}
