import { useLingui } from '@lingui/react/macro';
import { locales } from '@pitchside/locales';
import { getUserInfo, signOut } from '@pitchside/api/member/account';
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
import { chooseTheme, theme } from '../platform/theme/theme.store.ts';
import { api } from './api.ts';
import { FrameWired } from './Frame.tsx';
import { SessionsWired } from './Sessions.tsx';
import { SignInWired } from './SignIn.tsx';
import { useResource } from '../platform/resource/useResource.ts';

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
  useResource('user', async () => refreshUser(await api.call(getUserInfo, {})));
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
        balance={user.balance}
        balanceLabel={t`黄钻余额`}
      />
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
