import { useLingui } from '@lingui/react/macro';
import { endSession, sessionList, type SessionInfo } from '@pitchside/api/member/account';
import { DeviceList } from '@pitchside/ui/DeviceList';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useChatTime, useNow } from '@pitchside/ui/format';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useState } from 'react';
import { api, refusalOf } from './api.ts';
import { useResource } from '../platform/resource/useResource.ts';

const isPhone = (device: string) => /iOS|Android/.test(device);

/** The member's signed-in browsers, and how to sign one out. */
export function SessionsWired() {
  const { t } = useLingui();
  const words = useChatTime();
  const now = useNow(60_000);
  const { value, state, again } = useResource('sessions', () => api.call(sessionList, {}));
  const [ending, setEnding] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const ways: Record<SessionInfo['way'], string> = { password: t`密码登录`, qr: t`扫码登录` };

  async function end(id: string): Promise<void> {
    setEnding(id);
    setFailure(undefined);
    try {
      await api.call(endSession, { id });
      again();
    } catch (error) {
      setFailure(refusalOf(error) ?? t`网络不通，请再试一次`);
    } finally {
      setEnding(undefined);
    }
  }

  if (!value)
    return state === 'failed' ? <ErrorState layout="row" title={t`登录设备没能送到`} onRetry={again} /> : <Skeleton height={64} />;
  return (
    <>
      <DeviceList
        label={t`登录设备`}
        currentWord={t`当前设备`}
        endWord={t`下线`}
        devices={value.list.map(({ id, device, place, way, seen_at, is_current }) => ({
          id,
          name: device,
          about: [place, ways[way], words.short(seen_at, now)].join(' · '),
          mobile: isPhone(device),
          current: is_current,
          ending: ending === id,
        }))}
        onEnd={(id) => void end(id)}
      />
      {failure !== undefined && <ErrorState layout="row" title={failure} />}
    </>
  );
}
