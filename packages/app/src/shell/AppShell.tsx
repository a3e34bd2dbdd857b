import { i18n } from '@pitchside/locales';
import { Ground } from '@pitchside/ui/Ground';
import { useHeaderHidden } from '@pitchside/ui/Header';
import { ProgressLine } from '@pitchside/ui/ProgressLine';
import { UiProvider, type DataConvention } from '@pitchside/ui/UiProvider';
import { lazy, useEffect, useLayoutEffect, useMemo, useReducer, useRef, type ReactNode, useState, type RefObject } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { routeOf } from '../routes.data.ts';
import { preferences } from '../platform/preferences/preferences.store.ts';
import { nonce } from '../platform/theme/nonce.ts';
import { theme } from '../platform/theme/theme.store.ts';
import { FooterWired } from './Footer.tsx';
import { HeaderWired } from './Header.tsx';
import { Overlays } from './Overlays.tsx';
import { Region } from '../platform/region/Region.tsx';
import { useDrawing } from '../platform/drawn/drawn.ts';
import { sidebar } from './sidebar.store.ts';
import { Middle, NoScriptPlace, Page, Screen, Side, Top } from './shell.layout.ts';
import { useInnerLinks } from './useInnerLinks.ts';
import { usePageTitle } from './usePageTitle.ts';
import { withMessages } from '../platform/messages/withMessages.ts';
import { useLingui } from '@lingui/react/macro';
import { Banner } from '@pitchside/ui/Banner';
import { Text } from '@pitchside/ui/Text';
import { Button } from '@pitchside/ui/Button';
import { Gauge, WifiOff } from 'lucide-react';
import { useFormat } from '@pitchside/ui/format';
import { chooseSaver, saver, useSaving } from '../platform/line/saver.store.ts';
import { line, realtime } from '../platform/realtime/realtime.ts';
import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';
import { Later } from '../platform/drawn/Later.tsx';

const Skip = styled.button`
  position: fixed;
  top: -60px;
  left: 12px;
  z-index: ${vars.layer.toast};
  padding: 10px 16px;
  border-radius: ${vars.radius.card};
  background: ${vars.color.brand};
  color: ${vars.color.onBrand};

  &:focus-visible {
    top: 8px;
  }
`;

/** First stop of the keyboard: past the header to the screen. */
function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const { t } = useLingui();
  return <Skip type="button" onClick={() => target.current?.focus()}>{t`跳到正文`}</Skip>;
}

/** Says what needs the app, where no script runs. */
function NoScript() {
  const { t } = useLingui();
  return (
    <noscript>
      <NoScriptPlace>
        <Text as="p" tone="soft">
          {t`直播、评论、登录和设置需要开启 JavaScript；比分、文章和链接现在就能看。`}
        </Text>
      </NoScriptPlace>
    </noscript>
  );
}

/** Milliseconds without a connection before the page says so; a hiccup is no news. */
const patience = 1_500;

/** Says when the line is down and since when scores stand still; it goes by itself. */
function LineBanner() {
  const { t } = useLingui();
  const { lostAt, attempt } = useSnapshot(line);
  // The loss, by its instant, that has outlasted our patience.
  const [lasting, setLasting] = useState<number | null>(null);
  const format = useFormat();
  useEffect(() => {
    if (lostAt === null) return;
    const timer = setTimeout(() => setLasting(lostAt), Math.max(0, lostAt + patience - Date.now()));
    return () => clearTimeout(timer);
  }, [lostAt]);
  const open = lostAt !== null && lasting === lostAt;
  const time = lostAt === null ? '' : format.time(lostAt);
  const reconnect = () => {
    realtime.close();
    realtime.connect();
  };
  return (
    <Banner
      open={open}
      icon={<WifiOff size={16} aria-hidden />}
      top={60}
      action={<Button size="s" tone="outline" onClick={reconnect}>{t`现在重连`}</Button>}
    >
      {attempt > 1 ? t`网络断开，比分停在 ${time}，正在第 ${attempt} 次重连` : t`网络断开，比分停在 ${time}，正在重连`}
    </Banner>
  );
}

/** Time for which it is said that data is saved from now on, ms. */
const saverShown = 12_000;

/** Says that data is saved from now on, with the way out of it; after that the header has the mark. */
function SaverBanner() {
  const { t } = useLingui();
  const { lostAt } = useSnapshot(line);
  const reason = useSaving();
  // Whoever chose it, here or in the browser, knows.
  const isNews = reason === 'slow' || reason === 'kind';
  const [isOver, end] = useState(false);
  useEffect(() => {
    if (!isNews) return;
    const timer = setTimeout(() => end(true), saverShown);
    return () => clearTimeout(timer);
  }, [isNews]);
  return (
    <Banner
      open={isNews && !isOver && lostAt === null}
      tone="info"
      icon={<Gauge size={16} aria-hidden />}
      top={60}
      action={<Button size="s" tone="outline" onClick={() => chooseSaver('never')}>{t`关掉`}</Button>}
    >
      {t`网络较慢，已开省流量：图片点了才显示`}
    </Banner>
  );
}

/** Only some screens have a sidebar, and the first page of most visits has none. */
const SidebarWired = lazy(withMessages('frame', () => import('./Sidebar.tsx').then((part) => ({ default: part.SidebarWired }))));

/** Mounted in a second pass: in the first one the router's provider does not yet hear of a position that is restored. */
function RestoredScroll() {
  const [isHeard, hear] = useReducer(() => true, false);
  useLayoutEffect(hear, [hear]);
  return isHeard && <ScrollRestoration />;
}

/**
 * The frame of every screen: header, sidebar if the route has one, footer, and the overlays.
 * @param children default the screen of the route
 */
export function AppShell({ children = <Outlet /> }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  const isUnderway = useNavigation().state !== 'idle';
  const route = routeOf(pathname);
  const { chosen } = useSnapshot(theme);
  const { open } = useSnapshot(sidebar);
  const { oddsFormat, oddsRise, motion } = useSnapshot(preferences);
  const drawn = useDrawing();
  // What the server wrote, with its instant and its zone, stands until the page is the reader's.
  const environment = useMemo(() => (drawn ? { now: () => drawn.at, timeZone: drawn.zone, drawsLater: true } : {}), [drawn]);
  const isSaved = useSaving() !== null;
  const { picturesOf } = useSnapshot(saver);
  const pictures = isSaved && picturesOf !== pathname ? 'asked' : 'shown';
  const data = useMemo<Partial<DataConvention>>(() => ({ fonts: isSaved ? 'system' : 'web', pictures }), [isSaved, pictures]);
  const name = chosen ?? route?.theme ?? 'day';
  const hidden = useHeaderHidden(route?.hidesHeader === true);
  const onClick = useInnerLinks();
  const screen = useRef<HTMLElement>(null);
  usePageTitle(route);

  useEffect(() => {
    document.documentElement.dataset.theme = name;
  }, [name]);

  return (
    <UiProvider
      theme={name}
      i18n={i18n}
      environment={environment}
      motion={motion}
      data={data}
      odds={{ ...(oddsFormat && { format: oddsFormat }), ...(oddsRise && { rise: oddsRise }) }}
      {...(nonce && { nonce })}
    >
      {/* Links of the parts are plain; a press on one of ours stays inside the app. The links themselves are the controls. */}
      <Ground onClick={onClick}>
        <Page>
          <SkipLink target={screen} />
          <ProgressLine active={isUnderway} />
          <Top>
            {!route?.bare && (
              <Region fallback={null}>
                <HeaderWired hidden={hidden} theme={name} />
              </Region>
            )}
            <LineBanner />
            <SaverBanner />
          </Top>
          <Middle $sidebar={route?.sidebar === true} $footed={!route?.bare}>
            {route?.sidebar && (
              <Region fallback={null}>
                <Side $open={open}>
                  <Later>
                    <SidebarWired />
                  </Later>
                </Side>
              </Region>
            )}
            <Screen ref={screen} tabIndex={-1} id="screen">
              <NoScript />
              <Region key={pathname}>{children}</Region>
            </Screen>
          </Middle>
          {!route?.bare && (
            <Region fallback={null}>
              <FooterWired />
            </Region>
          )}
          <Overlays />
          <RestoredScroll />
        </Page>
      </Ground>
    </UiProvider>
  );
}
