import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { DeviceList } from '@pitchside/ui/DeviceList';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useChatTime, useNow } from '@pitchside/ui/format';
import { PushPanel } from '@pitchside/ui/PushPanel';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { push } from '../../platform/push/sitePush.ts';
import { usePush } from '../../platform/push/usePush.ts';
import { say } from '../../platform/toasts/say.ts';

const isPhone = (name: string) => /iOS|Android/.test(name);

/** Notifications of the member: on this device, of what, and on which other devices. */
export default function PushSettings() {
  const { t } = useLingui();
  const words = useChatTime();
  const now = useNow(60_000);
  const { status, again, panel, devices, own, removing, remove } = usePush(push, (what) =>
    what === 'sent' ? say('success', t`发出了，几秒内就到`) : say('info', t`浏览器没有允许通知`),
  );
  return (
    <Card stacked title={t`通知`} hint={t`网页关着也收得到`}>
      {status === 'loading' && <Skeleton shape="block" height={120} />}
      {status === 'error' && <ErrorState layout="row" title={t`通知设置没能送到`} onRetry={again} />}
      {status === 'ready' && <PushPanel {...panel} />}
      {status === 'ready' && devices.length > 0 && (
        <DeviceList
          label={t`收通知的设备`}
          currentWord={t`当前设备`}
          endWord={t`移除`}
          devices={devices.map(({ id, name, seen_at, failing_since }) => ({
            id,
            name,
            about: failing_since === null ? words.short(seen_at, now) : t`最近送不到`,
            mobile: isPhone(name),
            current: id === own,
            ending: removing === id,
          }))}
          onEnd={remove}
        />
      )}
    </Card>
  );
}
