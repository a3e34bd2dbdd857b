import type { ThemeName } from '@pitchside/ui/theme';
import { proxy } from 'valtio';
import { readText, storageKeys, writeText } from '../storage/storage.ts';

const read = (): ThemeName | null => {
  const stored = readText(storageKeys.theme);
  return stored === 'day' || stored === 'night' ? stored : null;
};

interface ThemeState {
  /** Theme that the person chose; null if they never did. */
  chosen: ThemeName | null;
}

export const theme = proxy<ThemeState>({ chosen: read() });

/** Keeps the person's choice; it then holds on every page. */
export function chooseTheme(name: ThemeName): void {
  theme.chosen = name;
  writeText(storageKeys.theme, name);
}
