import { visuallyHidden } from '../../theme/a11y.css.ts';
import { createAnnouncer, type Announcer } from './announcer.ts';

export type { Announcer, Sum } from './announcer.ts';

let regionOfPage: HTMLElement | undefined;
let announcerOfPage: Announcer | undefined;

/** Region of the page where a screen reader listens; a dialog leaves it audible, because it says that it is live. */
function region(): HTMLElement {
  if (regionOfPage?.isConnected) return regionOfPage;
  regionOfPage = document.createElement('div');
  regionOfPage.className = visuallyHidden;
  regionOfPage.setAttribute('aria-live', 'polite');
  regionOfPage.setAttribute('aria-atomic', 'true');
  regionOfPage.dataset.announcer = '';
  document.body.append(regionOfPage);
  return regionOfPage;
}

/** Returns the announcer of the page. Only in a browser: call it in an effect or at an event. */
export function pageAnnouncer(): Announcer {
  // A reader knows a region before it is written to.
  region();
  announcerOfPage ??= createAnnouncer({
    write: (sentence) => (region().textContent = sentence),
    now: () => performance.now(),
    later: (act, ms) => setTimeout(act, ms),
  });
  return announcerOfPage;
}
