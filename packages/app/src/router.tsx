import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import { routes } from './routes.data.ts';
import { cashierScreen, laterScreens } from './screens.later.ts';
import { walkBy } from './platform/address/goTo.ts';
import { logQuietly } from './platform/log/log.ts';
import { AppShell } from './shell/AppShell.wired.tsx';
import { markPlace } from './shell/place.ts';
import { ScreenError } from './shell/ScreenError.tsx';

/** Loads a screen when it is first visited. */
const screens: Record<keyof typeof routes, NonNullable<RouteObject['lazy']>> = {
  main: () => import('./areas/home/screens/Main/index.ts'),
  ...laterScreens,
};

const screenRoutes = Object.entries(routes).map(([name, { path }]): RouteObject => ({ path, lazy: screens[name as keyof typeof routes] }));

/** Windows of their own, without header and footer. */
const windows: RouteObject[] = [{ path: '/cashier/:no', lazy: cashierScreen, errorElement: <ScreenError />, HydrateFallback: () => null }];

markPlace();

/** The one route table: a shell around every screen, `/` to the main page, unknown paths to the page that says so. */
export const router = createBrowserRouter([
  ...windows,
  {
    element: <AppShell />,
    errorElement: <ScreenError />,
    HydrateFallback: () => null,
    children: [
      { index: true, loader: () => redirect(routes.main.path) },
      // The boundary has a route of its own: a screen whose code did not come has no place to show its failure.
      { errorElement: <ScreenError />, children: screenRoutes },
      {
        path: '*',
        loader: ({ request }) => {
          // The lost path is told to nobody but the console.
          logQuietly(`no page at ${new URL(request.url).pathname}`);
          return redirect(routes.notFound.path);
        },
      },
    ],
  },
]);

walkBy((href) => void router.navigate(href));
