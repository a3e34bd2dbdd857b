import { routes } from './routes.data.ts';
import { walkBy } from './platform/address/goTo.ts';
import { unlessLost } from './platform/log/later.ts';
import { logQuietly } from './platform/log/log.ts';
import { withMessages } from './platform/messages/withMessages.ts';
import { createWalk, type Lead, type Screen } from './platform/walk/walk.ts';
import { markPlace } from './shell/place.ts';

/** Lazy screens, and their loaders. */
interface Listed<Name extends string> {
  laterScreens: Record<Name, () => Promise<Screen>>;
  askFirst: (name: Name, address: string, isLate: () => boolean) => Promise<void>;
}

/** The list of the screens but the first page and the room, which do without it. */
const later = () => import('./screens.lazy.ts');

/** A lazy screen, loaded on the first visit; its loader runs meanwhile. */
function laterScreen<Name extends string>(name: Name, list: () => Promise<Listed<Name>>): Lead {
  let screen: Screen | undefined;
  return ({ pathname, search }) => {
    if (screen) return screen;
    unlessLost(list().then(({ askFirst }) => askFirst(name, `${location.origin}${pathname}${search}`, () => screen !== undefined)));
    return list()
      .then(({ laterScreens }) => laterScreens[name]())
      .then(({ Component }) => (screen = { Component }));
  };
}

const mainScreen = withMessages('home', () => import('./areas/home/screens/Main/index.ts'));

/** The first page; its loader asks for the hottest rooms with each visit, and waits for those that came with the page. */
const main: Lead = async () => {
  const { Component, loader } = await mainScreen();
  await loader();
  return { Component };
};

/** A window of its own, without header and footer. */
const cashier: Lead = async () => ({ ...(await (await later()).cashierScreen()), alone: true });

function leadTo(name: keyof typeof routes): Lead {
  if (name === 'main') return main;
  return name === 'live' ? laterScreen(name, () => import('./room.lazy.ts')) : laterScreen(name, later);
}

const screens = new Map<string, Lead>(
  Object.entries(routes).map(([name, { path }]) => [path.toLowerCase(), leadTo(name as keyof typeof routes)]),
);

/** The one route table: `/` leads to the main page, unknown paths to the page that says so. */
const lead: Lead = (place) => {
  const path = place.pathname.toLowerCase().replace(/\/+$/, '');
  if (path === '') return { redirect: routes.main.path };
  const screen = screens.get(path) ?? (/^\/cashier\/[^/]+$/.test(path) ? cashier : undefined);
  if (screen) return screen(place);
  // The unknown path is only logged to the console.
  logQuietly(`no page at ${place.pathname}`);
  return { redirect: routes.notFound.path };
};

markPlace();

/** The router of this page, created at start-up. */
export const walk = createWalk(lead);

walkBy((href) => walk.go(href));
