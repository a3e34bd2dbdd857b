import { activate } from '@pitchside/locales';
import { loadUiMessages } from '@pitchside/ui/locales';
import '@pitchside/ui/reset';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { firstScreen, router } from './router.ts';
import { areAnswersHere } from './platform/api/first.ts';
import { language } from './platform/api/language.ts';
import { onInterest } from './platform/idle/interest.ts';
import { unlessLost } from './platform/log/later.ts';
import { adoptStyles, applySheets } from './platform/drawn/adoptStyles.ts';
import { drawing, takeOver, whenTaken } from './platform/drawn/drawn.ts';
import { bringChinese } from './platform/line/chineseFont.ts';
import { unlessSaving } from './platform/line/unlessSaving.ts';
import { measureVitals } from './platform/vitals/vitals.ts';
import { routes } from './routes.data.ts';
import { startUp } from './start.ts';
import { followNarrow, redirectNarrow } from './platform/width/narrow.ts';

declare global {
  /** Repeats the presses that came before the app (`public/early.js`); undefined where that script did not come. */
  var releasePresses: (() => void) | undefined;
}

document.documentElement.lang = language;
const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

// A narrow window is on its way to the mobile page: nothing here is worth drawing.
if (!redirectNarrow()) {
  followNarrow();
  const drawn = drawing();
  // A page that was drawn for somebody else, or came without what it was drawn of, is as good as none.
  const address = (location.pathname === '/' ? routes.main.path : location.pathname) + location.search;
  const isOurs = drawn?.language === language && drawn.address === address && areAnswersHere();
  if (!isOurs) takeOver();
  /** Ends what waits for the app: from here on presses are its own. */
  const release = () => {
    delete root.dataset.drawn;
    globalThis.releasePresses?.();
  };
  if (!drawing()) void startUp();
  // A drawn page stands until the first screen is there; rendering nothing would remove it.
  const [i18n] = await Promise.all([activate(language, loadUiMessages(language), ['frame']), firstScreen, applySheets()]);
  const app = <App i18n={i18n} router={router} />;
  if (drawing()) {
    whenTaken(() => void startUp());
    // Once the effects of what was taken over have run.
    whenTaken(() => void setTimeout(release));
    adoptStyles();
    hydrateRoot(root, app);
  } else {
    release();
    createRoot(root).render(app);
  }

  // The list of the other screens loads at the first sign of a person, before anybody can open one.
  onInterest(() => unlessSaving(() => import('./screens.lazy.ts')));
  // A visitor whose machine has no Chinese font gets one once the page stands; others never download it.
  const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 300));
  idle(bringChinese);
  idle(() => unlessLost(measureVitals(isOurs)));
}
