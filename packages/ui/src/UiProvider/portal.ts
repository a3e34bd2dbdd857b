import { createContext, useContext } from 'react';
import { themes, type ThemeName } from '../theme/index.ts';

export const ThemeContext = createContext<ThemeName>('day');

/** Name of the theme around a part. */
export const useTheme = (): ThemeName => useContext(ThemeContext);

/** Attributes for the container of portalled content, so that it wears the theme of the place it was opened from. */
export function usePortalTheme(): { className: string; 'data-theme': ThemeName } {
  const theme = useTheme();
  return { className: themes[theme], 'data-theme': theme };
}
