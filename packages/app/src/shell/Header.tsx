import { useLingui } from '@lingui/react/macro';
import { DataSaver } from '@pitchside/ui/DataSaver';
import { DownloadPopover } from '@pitchside/ui/DownloadPopover';
import { Header, HeaderAction } from '@pitchside/ui/Header';
import { LanguageSwitch } from '@pitchside/ui/LanguageSwitch';
import { ThemeSwitch } from '@pitchside/ui/ThemeSwitch';
import type { ThemeName } from '@pitchside/ui/theme';
import { UserMenu } from '@pitchside/ui/UserMenu';
import { Radio } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { routeOf, routes } from '../routes.data.ts';
import { language, switchLanguage } from '../platform/api/language.ts';
import { chooseSaver, chooseSoundAlone, saver, showPicturesOf, useSaving } from '../platform/line/saver.store.ts';
import { openLoginFor } from '../platform/overlays/overlays.store.ts';
import { pictureAddress, portrait } from '../platform/session/portrait.ts';
import { session } from '../platform/session/session.store.ts';
import { useSpendable } from '../platform/session/wallet.store.ts';
import { leaveSite } from '../platform/session/signOut.ts';
import { chineseName, latinName, siteName } from '../platform/system/names.ts';
import { chooseTheme } from '../platform/theme/theme.store.ts';
import { goLiveHref, memberPlaces, rechargeHref } from '../platform/session/memberLinks.ts';
import { currentTab, tabs } from './navigation.ts';
import { TaskPanelLater } from '../areas/member/TaskPanelLater.tsx';
import { BellLater } from '../areas/messages/BellLater.tsx';
import { MessengerPlace } from '../areas/messages/MessengerPlace.tsx';
import { DownloadCode } from '../areas/home/home.lazy.ts';
import { SearchWired } from '../areas/home/Search.tsx';
import { origin } from '../platform/host/host.ts';
import { Later } from '../platform/drawn/Later.tsx';

/** The header with its tools, wired to session, settings and routes. */
export function HeaderWired({ hidden, theme }: { hidden: boolean; theme: ThemeName }) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const items = tabs.map(({ id, label, path, children }) => ({
    id,
    label: i18n._(label),
    href: path,
    ...(children && { children: children.map((child) => ({ ...child, label: i18n._(child.label) })) }),
  }));

  return (
    <Header
      siteName={latinName.toUpperCase()}
      localName={chineseName}
      homeHref={routes.main.path}
      items={items}
      currentId={currentTab(pathname)}
      hidden={hidden}
      wide={routeOf(pathname)?.wide === true}
      search={<SearchWired />}
      language={<LanguageSwitch value={language} onValueChange={switchLanguage} />}
      actions={
        <>
          <SaverWired />
          <ThemeSwitch value={theme} onValueChange={chooseTheme} />
          <Download />
          <GoLive />
          <MessengerPlace />
          <BellLater />
        </>
      }
      account={<AccountWired />}
    />
  );
}

/** Says that data is saved, while it is. */
function SaverWired() {
  const reason = useSaving();
  const { choice, picturesOf, soundAlone } = useSnapshot(saver);
  const { pathname } = useLocation();
  if (reason === null) return null;
  return (
    <DataSaver
      value={choice}
      onValueChange={chooseSaver}
      reason={reason}
      soundAlone={soundAlone}
      onSoundAloneChange={chooseSoundAlone}
      {...(picturesOf !== pathname && { onShowPictures: () => showPicturesOf(pathname) })}
    />
  );
}

/** 下载: a code for the phone, and the page with everything about it. */
function Download() {
  const { t } = useLingui();
  return (
    <DownloadPopover
      appName={siteName}
      slogan={t`锁屏看比分，小窗看直播`}
      qr={
        <Later>
          <DownloadCode />
        </Later>
      }
      pageHref={routes.download.path}
    />
  );
}

/** 开播: anchors to their centre, members to the application, visitors to the login, which goes on there (specification section 2). */
function GoLive() {
  const { user } = useSnapshot(session);
  const { t } = useLingui();
  const look = { tone: 'raised', icon: <Radio size={16} aria-hidden /> } as const;
  if (user) return <HeaderAction {...look} href={goLiveHref(user)}>{t`开播`}</HeaderAction>;
  return <HeaderAction {...look} onClick={() => openLoginFor({ after: goLiveHref })}>{t`开播`}</HeaderAction>;
}

/** Places of the member whose pages stand. */
const standingPlaces = Object.fromEntries(Object.entries(memberPlaces).filter(([, href]) => routeOf(new URL(href, origin).pathname)));

/** The member's menu, or the ways in; on /login the ways in change that page instead of covering it. */
function AccountWired() {
  const { user } = useSnapshot(session);
  const balance = useSpendable();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const enter = (way: 'regiter' | null) => {
    if (pathname !== routes.login.path) openLoginFor({ way });
    else void navigate(`${routes.login.path}?mode=${way ?? 'qr'}`, { replace: true });
  };
  const leave = () => {
    leaveSite();
    void navigate(routes.main.path);
  };
  // The level's icon is drawn unless it has a picture of its own.
  const levelIconUrl = user ? pictureAddress(user.exp_icon) : undefined;
  const member = user && {
    ...portrait(user.avatar),
    nickname: user.user_nickname,
    level: user.level,
    diamonds: balance,
    isAnchor: user.is_anchor === 1,
    ...(levelIconUrl && { levelIconUrl }),
  };
  return (
    <UserMenu
      member={member}
      onLogin={() => enter(null)}
      onRegister={() => enter('regiter')}
      onLogout={leave}
      places={standingPlaces}
      {...(standingPlaces.wallet && { rechargeHref })}
    >
      <TaskPanelLater />
    </UserMenu>
  );
}
