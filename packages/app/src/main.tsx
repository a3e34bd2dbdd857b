import { activate } from '@pitchside/locales';
import { loadUiMessages } from '@pitchside/ui/locales';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { language } from './shared/api/language.ts';
import { unlessLost } from './shared/log/later.ts';
import { startUp } from './shared/start.ts';

document.documentElement.lang = language;
const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

void startUp();
const i18n = await activate(language, loadUiMessages(language));
createRoot(root).render(<App i18n={i18n} />);

// A visitor whose machine has no Chinese font gets one once the page stands; others never download it.
const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 300));
idle(() => unlessLost(import('@fontsource-variable/noto-sans-sc')));
