import type { ComponentType } from 'react';
import { redirect, type RouteObject } from 'react-router-dom';
import { drawing } from './platform/drawn/drawn.ts';
import { origin } from './platform/host/host.ts';
import type { ScreenModule } from './screens.lazy.ts';
import { AppShell } from './shell/AppShell.tsx';
import { FramedError } from './shell/FramedError.tsx';
import { ScreenError } from './shell/ScreenError.tsx';
import { unlessLost } from './platform/log/later.ts';
import { logQuietly } from './platform/log/log.ts';
import { withMessages } from './platform/messages/withMessages.ts';
import { routes } from './routes.data.ts';

/** Lazy screens, and their loaders. */
interface Listed<Name extends string> {
  lazyScreens: Record<Name, () => Promise<ScreenModule>>;
  prefetchScreen: (name: Name, address: string, isLate: () => boolean) => Promise<void>;
}

/** The list of the screens but the first page and the room, which do without it. */
const others = () => import('./screens.lazy.ts');

/** Component of a screen; before it is drawn, its stores take what came with the page. */
async function drawnFirst({ Component, takeFirst }: ScreenModule): Promise<{ Component: ComponentType }> {
  const page = drawing();
  if (page) await takeFirst?.(new URL(page.address, origin).searchParams);
  return { Component };
}

/** A lazy screen, loaded on the first visit; its first questions are asked meanwhile. */
function lazyRoute<Name extends keyof typeof routes>(name: Name, list: () => Promise<Listed<Name>>): RouteObject {
  let isLoaded = false;
  return {
    path: routes[name].path,
    lazy: async () => {
      const { lazyScreens } = await list();
      const screen = await lazyScreens[name]();
      isLoaded = true;
      return drawnFirst(screen);
    },
    loader({ request }) {
      if (!isLoaded) unlessLost(list().then(({ prefetchScreen }) => prefetchScreen(name, request.url, () => isLoaded)));
      return null;
    },
    shouldRevalidate: () => false,
    ErrorBoundary: ScreenError,
  };
}

const mainScreen = withMessages('home', () => import('./areas/home/screens/Main/index.ts'));

/** The first page; its loader asks for the hottest rooms with each visit, and waits for those that came with the page. */
const main: RouteObject = {
  path: routes.main.path,
  lazy: async () => {
    const { loader, ...screen } = await mainScreen();
    return { ...(await drawnFirst(screen)), loader: () => loader().then(() => null) };
  },
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  ErrorBoundary: ScreenError,
};

const { main: _first, live: _room, ...listed } = routes;

/** The one route table: `/` leads to the main page, unknown paths to the page that says so. */
export const routeTable: RouteObject[] = [
  {
    Component: AppShell,
    children: [
      { index: true, loader: () => redirect(routes.main.path) },
      main,
      lazyRoute('live', () => import('./room.lazy.ts')),
      ...(Object.keys(listed) as (keyof typeof listed)[]).map((name) => lazyRoute(name, others)),
      {
        path: '*',
        loader({ request }) {
          // The unknown path is only logged to the console.
          logQuietly(`no page at ${new URL(request.url).pathname}`);
          return redirect(routes.notFound.path);
        },
      },
    ],
  },
  // A window of its own, without header and footer.
  { path: '/cashier/:order', lazy: async () => (await others()).cashierScreen(), ErrorBoundary: FramedError },
  // On other sites' pages; the server draws it, and no script of the app runs there.
  { path: '/embed/:kind/:id', lazy: async () => (await others()).embedFrameScreen(), ErrorBoundary: FramedError },
];
