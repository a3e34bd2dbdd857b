import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import { routes } from './routes.data.ts';
import { walkBy } from './platform/address/goTo.ts';
import { unlessLost } from './platform/log/later.ts';
import { logQuietly } from './platform/log/log.ts';
import { AppShell } from './shell/AppShell.wired.tsx';
import { markPlace } from './shell/place.ts';
import { ScreenError } from './shell/ScreenError.tsx';

type Later = Exclude<keyof typeof routes, 'main'>;

/** How every screen but the first page is loaded: the first page does without the list. */
const later = () => import('./screens.later.ts');

/** A screen that is loaded when it is first visited; what it asks first is asked meanwhile. */
function laterRoute(name: Later): RouteObject {
  let isThere = false;
  return {
    async lazy() {
      const { laterScreens } = await later();
      const screen = await laterScreens[name]();
      isThere = true;
      return screen;
    },
    loader({ request }) {
      if (!isThere) unlessLost(later().then(({ askFirst }) => askFirst(name, request.url, () => isThere)));
      return null;
    },
    shouldRevalidate: () => false,
  };
}

const screenRoutes = Object.entries(routes).map(([name, { path }]): RouteObject => ({
  path,
  ...(name === 'main' ? { lazy: () => import('./areas/home/screens/Main/index.ts') } : laterRoute(name as Later)),
}));

/** Windows of their own, without header and footer. */
const windows: RouteObject[] = [
  { path: '/cashier/:no', lazy: async () => (await later()).cashierScreen(), errorElement: <ScreenError />, HydrateFallback: () => null },
];

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
