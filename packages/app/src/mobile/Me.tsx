import { useLingui } from '@lingui/react/macro';
import { locales } from '@pitchside/locales';
import { getUserInfo, signOut, endSession, sessionList, type SessionInfo } from '@pitchside/api/member/account';
import { Button } from '@pitchside/ui/Button';
import { MobileBlock } from '@pitchside/ui/MobileFrame';
import { PhoneProfile } from '@pitchside/ui/PhoneProfile';
import { languageNames } from '@pitchside/ui/LanguageSwitch';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { language, switchLanguage } from '../platform/api/language.ts';
import { logQuietly } from '../platform/log/log.ts';
import { forgetUser, refreshUser, session } from '../platform/session/session.store.ts';
import { createPush } from '../platform/push/push.ts';
import { usePush } from '../platform/push/usePush.ts';
import { PushPanel } from '@pitchside/ui/PushPanel';
import { beginRead, useSpendable } from '../platform/session/wallet.store.ts';
import { chooseTheme, theme } from '../platform/theme/theme.store.ts';
import { api, refusalOf } from './api.ts';
import { FrameWired } from './Frame.tsx';
import { SignInWired } from './SignIn.tsx';
import { useResource } from '../platform/resource/useResource.ts';
import { DeviceList } from '@pitchside/ui/DeviceList';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useChatTime, useNow } from '@pitchside/ui/format';
import { Skeleton } from '@pitchside/ui/Skeleton';

const isPhone = (device: string) => /iOS|Android/.test(device);

/** The member's signed-in browsers, and how to sign one out. */
function SessionsWired() {
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

const push = createPush(api);

/** Notifications on this phone. */
function NotificationsWired() {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<'refused' | 'sent'>();
  const { status, again, panel } = usePush(push, setOutcome);
  if (status === 'loading') return <Skeleton height={64} />;
  if (status === 'error') return <ErrorState layout="row" title={t`通知设置没能送到`} onRetry={again} />;
  return (
    <>
      <PushPanel {...panel} />
      <p role="status">{outcome === 'sent' ? t`发出了，几秒内就到` : outcome === 'refused' ? t`浏览器没有允许通知` : ''}</p>
    </>
  );
}

/** Each language in its own words. */
const languages = locales.map((value) => ({ value, label: languageNames[value] }));

/** Signing in and out on the phone, the signed-in browsers, language and theme. */
export default function MeWired() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  return (
    <FrameWired>
      {user ? <Member /> : <SignInWired line={t`登录后可以扫码登录电脑，看哪些设备登录过。`} />}
      <Choices />
    </FrameWired>
  );
}

function Member() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const [leaving, setLeaving] = useState(false);
  const balance = useSpendable();
  useResource('user', async () => {
    const takeRead = beginRead();
    const { balance: diamonds, level, exp_icon, ...facts } = await api.call(getUserInfo, {});
    refreshUser(facts);
    takeRead({ balance: diamonds, level, exp_icon });
  });
  if (!user) return null;

  async function leave(): Promise<void> {
    setLeaving(true);
    try {
      await api.call(signOut, {});
    } catch {
      // Leaving must not fail: the token is forgotten here in any case.
      logQuietly('sign-out did not reach the site');
    }
    forgetUser();
  }

  return (
    <>
      <PhoneProfile
        seed={user.avatar}
        name={user.user_nickname}
        number={`ID ${user.id}`}
        level={user.level}
        balance={balance}
        balanceLabel={t`黄钻余额`}
      />
      <MobileBlock>
        <NotificationsWired />
      </MobileBlock>
      <MobileBlock>
        <SessionsWired />
        <Button tone="outline" size="l" stretch loading={leaving} onClick={() => void leave()}>
          {t`退出登录`}
        </Button>
      </MobileBlock>
    </>
  );
}

function Choices() {
  const { t } = useLingui();
  const { chosen } = useSnapshot(theme);
  const shown = chosen ?? (document.documentElement.dataset.theme === 'night' ? 'night' : 'day');
  return (
    <MobileBlock>
      <SegmentedControl stretch aria-label={t`语言`} segments={languages} value={language} onValueChange={switchLanguage} />
      <SegmentedControl
        stretch
        aria-label={t`主题`}
        segments={[
          { value: 'day', label: t`白天` },
          { value: 'night', label: t`夜间` },
        ]}
        value={shown}
        onValueChange={chooseTheme}
      />
    </MobileBlock>
  );
}
