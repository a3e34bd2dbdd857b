import type { ThemeName } from '@pitchside/ui/theme';
import { beforeDrawing, drawing } from '../drawn/drawn.ts';
import { inBrowser } from '../host/host.ts';
import { storedState, readText, readTextNow, storageKeys, writeText } from '../storage/storage.ts';

const read = (): ThemeName | null => {
  const stored = readText(storageKeys.theme);
  return stored === 'day' || stored === 'night' ? stored : null;
};

interface ThemeState {
  /** Theme that the person chose; null if they never did. */
  chosen: ThemeName | null;
}

export const theme = storedState<ThemeState>(() => ({ chosen: drawing()?.theme ?? read() }));
beforeDrawing(() => void (theme.chosen = drawing()?.theme ?? null));
reportToServer();

/** Sets the cookie by which the server draws pages in the theme that was chosen. */
function reportToServer(): void {
  const kept = inBrowser ? readTextNow(storageKeys.theme) : null;
  if (kept !== null) document.cookie = `theme=${kept}; Path=/; SameSite=Lax; Max-Age=31536000`;
}

/** Keeps the person's choice; it then holds on every page. */
export function chooseTheme(name: ThemeName): void {
  theme.chosen = name;
  writeText(storageKeys.theme, name);
  reportToServer();
}
