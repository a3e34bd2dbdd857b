import { routes } from './routes.data.ts';
import { walkBy } from './platform/address/goTo.ts';
import { unlessLost } from './platform/log/later.ts';
import { logQuietly } from './platform/log/log.ts';
import { createWalk, type Lead, type Screen } from './platform/walk/walk.ts';
import { markPlace } from './shell/place.ts';

/** How every screen but the first page is loaded: the first page does without the list. */
const later = () => import('./screens.later.ts');

/** A screen that is loaded when it is first visited; what it asks first is asked meanwhile. */
function laterScreen(name: Exclude<keyof typeof routes, 'main'>): Lead {
  let screen: Screen | undefined;
  return ({ pathname, search }) => {
    if (screen) return screen;
    unlessLost(later().then(({ askFirst }) => askFirst(name, `${location.origin}${pathname}${search}`, () => screen !== undefined)));
    return later()
      .then(({ laterScreens }) => laterScreens[name]())
      .then(({ Component }) => (screen = { Component }));
  };
}

/** The first page; its loader asks for the hottest rooms with each visit. */
const main: Lead = async () => {
  const { Component, loader } = await import('./areas/home/screens/Main/index.ts');
  loader();
  return { Component };
};

/** A window of its own, without header and footer. */
const cashier: Lead = async () => ({ ...(await (await later()).cashierScreen()), alone: true });

const screens = new Map<string, Lead>(
  Object.entries(routes).map(([name, { path }]) => [
    path.toLowerCase(),
    name === 'main' ? main : laterScreen(name as Exclude<keyof typeof routes, 'main'>),
  ]),
);

/** The one route table: `/` leads to the main page, unknown paths to the page that says so. */
const lead: Lead = (place) => {
  const path = place.pathname.toLowerCase().replace(/\/+$/, '');
  if (path === '') return { redirect: routes.main.path };
  const screen = screens.get(path) ?? (/^\/cashier\/[^/]+$/.test(path) ? cashier : undefined);
  if (screen) return screen(place);
  // The lost path is told to nobody but the console.
  logQuietly(`no page at ${place.pathname}`);
  return { redirect: routes.notFound.path };
};

markPlace();

/** Where the person is on the site, from the beginning. */
export const walk = createWalk(lead);

walkBy((href) => walk.go(href));
