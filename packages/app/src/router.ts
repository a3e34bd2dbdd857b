import type { ComponentType } from 'react';
import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import { AppShell } from './shell/AppShell.tsx';
import { FramedError } from './shell/FramedError.tsx';
import { markPlace } from './shell/place.ts';
import { ScreenError } from './shell/ScreenError.tsx';
import { navigateBy } from './platform/address/goTo.ts';
import { unlessLost } from './platform/log/later.ts';
import { logQuietly } from './platform/log/log.ts';
import { withMessages } from './platform/messages/withMessages.ts';
import { routes } from './routes.data.ts';

/** Lazy screens, and their loaders. */
interface Listed<Name extends string> {
  lazyScreens: Record<Name, () => Promise<{ Component: ComponentType }>>;
  prefetchScreen: (name: Name, address: string, isLate: () => boolean) => Promise<void>;
}

/** The list of the screens but the first page and the room, which do without it. */
const others = () => import('./screens.lazy.ts');

/** A lazy screen, loaded on the first visit; its first questions are asked meanwhile. */
function lazyRoute<Name extends keyof typeof routes>(name: Name, list: () => Promise<Listed<Name>>): RouteObject {
  let isLoaded = false;
  return {
    path: routes[name].path,
    lazy: async () => {
      const { lazyScreens } = await list();
      const { Component } = await lazyScreens[name]();
      isLoaded = true;
      return { Component };
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
    const { Component, loader } = await mainScreen();
    return { Component, loader: () => loader().then(() => null) };
  },
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  ErrorBoundary: ScreenError,
};

const { main: _first, live: _room, ...listed } = routes;

/** The one route table: `/` leads to the main page, unknown paths to the page that says so. */
const routeTable: RouteObject[] = [
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
];

markPlace();

/** The router of this page, created at start-up. */
export const router = createBrowserRouter(routeTable);

/** Resolves once the first screen is loaded. */
export const firstScreen = new Promise<void>((resolve) => {
  const stop = router.subscribe(look);
  function look() {
    if (!router.state.initialized) return;
    stop();
    resolve();
  }
  look();
});

navigateBy((href) => void router.navigate(href));
