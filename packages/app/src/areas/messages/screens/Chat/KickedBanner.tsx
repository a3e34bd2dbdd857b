import { useLingui } from '@lingui/react/macro';
import { Banner } from '@pitchside/ui/Banner';
import { Button } from '@pitchside/ui/Button';
import { proxy, useSnapshot } from 'valtio';
import { enterAgain } from '../../session/session.ts';
import type { MessengerState } from '../../talk/messenger.ts';
import type { Messenger } from '../../talk/messenger.ts';

const unknown = proxy<Pick<MessengerState, 'status'>>({ status: { state: 'idle', attempt: 0 } });

/** Says over the messenger that another device has signed this one out, or that the line is away. */
export function KickedBanner({ messenger }: { messenger: Messenger | null }) {
  const { t } = useLingui();
  const { status } = useSnapshot(messenger?.state ?? unknown);
  const { attempt } = status;
  const isKicked = status.state === 'kicked';
  return (
    <Banner
      open={isKicked || status.state === 'offline'}
      action={
        isKicked && (
          <Button size="s" tone="outline" onClick={enterAgain}>
            {t`重新上线`}
          </Button>
        )
      }
    >
      {isKicked ? t`你的账号在别的设备登录了私信，这里已下线` : t`连接断开，正在重新连接（第 ${attempt} 次）`}
    </Banner>
  );
}
