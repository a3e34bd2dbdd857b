import { loadUiMessages } from '@pitchside/ui/locales';
import { compileStrings } from '@pitchside/ui/strings';
import { createTheme } from '@pitchside/ui/theme';

/** The club's name, as its own site says it. */
export const siteName = 'Riverside Athletic';

/** Claret on every part; colours that could not be read on it are refused here, not found by a visitor. */
export const brand = createTheme({ brand: '#7b1e2b' });

/** English, with the words that this club says otherwise. */
export const words = compileStrings({ follow: 'Back them' }, await loadUiMessages('en'));
