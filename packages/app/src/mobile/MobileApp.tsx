import type { I18n } from '@lingui/core';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { lazy, Suspense, useEffect, type MouseEvent } from 'react';
import { useSnapshot } from 'valtio';
import { unlessLost } from '../platform/log/later.ts';
import { followOtherTabs } from '../platform/session/session.store.ts';
import { theme } from '../platform/theme/theme.store.ts';
import { loadConfig } from './config.store.ts';
import { HomeWired } from './Home.tsx';
import { followHistory, goTo, place, type Page } from './place.store.ts';
import { RoomsWired } from './Rooms.tsx';

const QrWired = lazy(() => import('./Qr.tsx'));
const MeWired = lazy(() => import('./Me.tsx'));

const shown: Record<Page, () => React.JSX.Element> = { home: HomeWired, rooms: RoomsWired, qr: () => <QrWired />, me: () => <MeWired /> };

const dark = matchMedia('(prefers-color-scheme: dark)');

/** A plain press on a link of this site stays in the page. */
function keepInside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (
    !link ||
    link.target ||
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  if (link.origin !== location.origin || !/^\/m(\/|$)/.test(link.pathname)) return;
  event.preventDefault();
  goTo(`${link.pathname}${link.search}`);
}

/** The mobile site: four pages in one theme, which follows the phone until the person chooses. */
export function MobileApp({ i18n }: { i18n: I18n }) {
  const { chosen } = useSnapshot(theme);
  const { page } = useSnapshot(place);
  const name = chosen ?? (dark.matches ? 'night' : 'day');
  const Shown = shown[page];

  useEffect(followHistory, []);
  useEffect(() => unlessLost(loadConfig()), []);
  useEffect(() => followOtherTabs(() => undefined), []);
  useEffect(() => {
    document.documentElement.dataset.theme = name;
  }, [name]);

  return (
    <UiProvider theme={name} i18n={i18n}>
      <div onClick={keepInside}>
        <Suspense fallback={null}>
          <Shown />
        </Suspense>
      </div>
    </UiProvider>
  );
}
