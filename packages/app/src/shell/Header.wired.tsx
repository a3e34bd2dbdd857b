import { useLingui } from '@lingui/react/macro';
import { signOut } from '@pitchside/api/account';
import { Header, HeaderAction } from '@pitchside/ui/Header';
import { LanguageSwitch } from '@pitchside/ui/LanguageSwitch';
import { ThemeSwitch } from '@pitchside/ui/ThemeSwitch';
import type { ThemeName } from '@pitchside/ui/theme';
import { UserMenu } from '@pitchside/ui/UserMenu';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { routes } from '../routes.data.ts';
import { api } from '../shared/api/api.ts';
import { language, switchLanguage } from '../shared/api/language.ts';
import { openLogin } from '../shared/overlays/overlays.store.ts';
import { realtime } from '../shared/realtime/realtime.ts';
import { forgetUser, session } from '../shared/session/session.store.ts';
import { chineseName, latinName } from '../shared/system/system.store.ts';
import { chooseTheme } from '../shared/theme/theme.store.ts';
import { currentTab, tabs } from './navigation.ts';
import { TaskPanelLater } from '../shared/tasks/TaskPanelLater.tsx';
import { SearchWired } from '../shared/search/Search.wired.tsx';

/** The header with its tools, wired to session, settings and routes. */
export function HeaderWired({ hidden, theme }: { hidden: boolean; theme: ThemeName }) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const items = tabs.map(({ id, label, path, children }) => ({ id, label: i18n._(label), href: path, ...(children && { children: children.map((child) => ({ ...child, label: i18n._(child.label) })) }) }));

  async function leave(): Promise<void> {
    // The call reports its own failure; leaving does not wait for it to succeed.
    await api.call(signOut, {}).catch(() => undefined);
    forgetUser();
    realtime.register();
    await navigate(routes.main.path);
  }

  return (
    <Header
      siteName={latinName.toUpperCase()}
      localName={chineseName}
      homeHref={routes.main.path}
      items={items}
      currentId={currentTab(pathname)}
      hidden={hidden}
      search={<SearchWired />}
      language={<LanguageSwitch value={language} onChange={switchLanguage} />}
      actions={<ThemeSwitch theme={theme} onChange={chooseTheme} />}
      account={<AccountWired onLogout={() => void leave()} />}
    />
  );
}

function AccountWired({ onLogout }: { onLogout: () => void }) {
  const { user } = useSnapshot(session);
  const { t } = useLingui();
  if (!user) return <HeaderAction tone="chalk" onClick={openLogin}>{t`登录`}</HeaderAction>;
  return <UserMenu member={{ id: user.avatar, nickname: user.user_nickname, level: user.level, diamonds: user.balance }} onLogin={openLogin} onLogout={onLogout}>
      <TaskPanelLater />
    </UserMenu>;
}
