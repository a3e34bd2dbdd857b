import { readOverlay } from '@pitchside/api/live/overlays';
import { activate, readLocale } from '@pitchside/locales';
import { loadUiMessages } from '@pitchside/ui/locales';
import '@pitchside/ui/reset';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
const asked = readOverlay(location.pathname);

// Another path, a revoked one too, shows nothing at all.
if (asked) {
  const { secret, kind } = asked;
  const { openOverlay, Overlay } = await import('./areas/live/screens/Overlay/index.ts');
  // The studio tries out other languages than the saved one.
  const lang = new URLSearchParams(location.search).get('lang');
  const language = await openOverlay(secret, lang === null ? undefined : readLocale(lang));
  document.documentElement.lang = language;
  const i18n = await activate(language, loadUiMessages(language), ['live']);
  createRoot(root).render(<Overlay i18n={i18n} kind={kind} />);
}
