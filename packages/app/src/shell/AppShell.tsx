import { i18n } from '@pitchside/locales';
import { ProgressLine } from '@pitchside/ui/ProgressLine';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { routeOf } from '../routes.data.ts';
import { theme } from '../shared/theme/theme.store.ts';
import { FooterWired } from './Footer.wired.tsx';
import { HeaderWired } from './Header.wired.tsx';
import { LineBanner } from './LineBanner.wired.tsx';
import { Overlays } from './Overlays.wired.tsx';
import { Region } from './ScreenError.tsx';
import { Middle, Page, Screen, Side, Top } from './shell.layout.ts';
import { SidebarWired } from './Sidebar.wired.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useHeaderHidden } from './useHeaderHidden.ts';
import { useInnerLinks } from './useInnerLinks.ts';
import { usePageTitle } from './usePageTitle.ts';

/** What stands around every screen: header, sidebar or none, footer, and what lies over them. */
export function AppShell() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const route = routeOf(pathname);
  const { chosen } = useSnapshot(theme);
  const name = chosen ?? route?.theme ?? 'day';
  const hidden = useHeaderHidden(route?.hidesHeader === true);
  const onClick = useInnerLinks();
  const screen = useRef<HTMLElement>(null);
  usePageTitle(route);

  useEffect(() => {
    document.documentElement.dataset.theme = name;
  }, [name]);

  return (
    <UiProvider theme={name} i18n={i18n}>
      {/* Links of the parts are plain; a press on one of ours stays inside the app. The links themselves are the controls. */}
      <Page onClick={onClick}>
        <SkipLink target={screen} />
        <ProgressLine active={state !== 'idle'} />
        <Top>
          <Region fallback={null}>
            <HeaderWired hidden={hidden} theme={name} />
          </Region>
          <LineBanner />
        </Top>
        <Middle $sidebar={route?.sidebar === true}>
          {route?.sidebar && (
            <Region fallback={null}>
              <Side>
                <SidebarWired />
              </Side>
            </Region>
          )}
          <Screen ref={screen} tabIndex={-1} id="screen">
            <Region key={pathname}>
              <Outlet />
            </Region>
          </Screen>
        </Middle>
        <Region fallback={null}>
          <FooterWired />
        </Region>
        <Overlays />
      </Page>
      <ScrollRestoration />
    </UiProvider>
  );
}
