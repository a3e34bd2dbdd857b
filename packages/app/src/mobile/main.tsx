import { activateMobile } from '@pitchside/locales/mobile';
import { loadUiMessages } from '@pitchside/ui/locales';
import '@pitchside/ui/reset';
import { createRoot } from 'react-dom/client';
import { language } from '../platform/api/language.ts';
import { unlessLost } from '../platform/log/later.ts';
import { storageKeys, writeText } from '../platform/storage/storage.ts';
import { MobileApp } from './MobileApp.tsx';

document.documentElement.lang = language;
const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

// A visit of the mobile page ends the wish for the desktop site in a narrow window.
writeText(storageKeys.desktop, null);
const i18n = await activateMobile(language, loadUiMessages(language));
createRoot(root).render(<MobileApp i18n={i18n} />);

// A phone without a Chinese font gets one once the page stands; others never download it.
const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 300));
idle(() => unlessLost(import('@fontsource-variable/noto-sans-sc')));
