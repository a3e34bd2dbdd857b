import { createBrowserRouter } from 'react-router-dom';
import { navigateBy } from './platform/address/goTo.ts';
import { routeTable } from './routeTable.ts';
import { markPlace } from './shell/place.ts';

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
