import { createContext, useContext } from 'react';
import { themes, type ThemeName } from '../index.ts';
import { MotionContext, type MotionChoice } from './motion.ts';
import { OddsContext, type OddsConvention } from './odds.ts';

export const ThemeContext = createContext<ThemeName>('day');

/** Name of the theme around a part. */
export const useTheme = (): ThemeName => useContext(ThemeContext);

/** Attributes of an element inside which everything wears one theme, one odds convention and one pace. */
export interface Surface {
  className: string;
  'data-theme': ThemeName;
  'data-odds-rise': OddsConvention['rise'];
  'data-motion': MotionChoice;
}

/** What makes an element such a surface. */
export const surface = (theme: ThemeName, { rise }: OddsConvention, motion: MotionChoice): Surface => ({
  className: themes[theme],
  'data-theme': theme,
  'data-odds-rise': rise,
  'data-motion': motion,
});

/** Attributes for the container of portalled content, so that it looks as the place it was opened from. */
export function usePortalTheme(): Surface {
  return surface(useTheme(), useContext(OddsContext), useContext(MotionContext));
}
