import { createContext, useContext, type CSSProperties } from 'react';
import type { Brand } from '../createTheme.ts';
import { themes, type ThemeName } from '../index.ts';
import { DataContext, type DataConvention } from './data.ts';
import { MotionContext, type MotionChoice } from './motion.ts';
import { OddsContext, type OddsConvention } from './odds.ts';

export const ThemeContext = createContext<ThemeName>('day');

/** A team's own colours; undefined where there are none. */
export const BrandContext = createContext<Brand | undefined>(undefined);

/** Name of the theme around a component. */
export const useTheme = (): ThemeName => useContext(ThemeContext);

/** Attributes of an element whose content shares one theme, one odds convention, one motion setting and one choice of fonts. */
export interface Surface {
  className: string;
  'data-theme': ThemeName;
  'data-odds-rise': OddsConvention['rise'];
  'data-motion': MotionChoice;
  'data-fonts': DataConvention['fonts'];
  style?: CSSProperties;
}

/** Class and attributes that make an element such a surface. */
export const surface = (
  theme: ThemeName,
  { rise }: OddsConvention,
  motion: MotionChoice,
  { fonts }: DataConvention,
  brand?: Brand,
): Surface => ({
  className: themes[theme],
  'data-theme': theme,
  'data-odds-rise': rise,
  'data-motion': motion,
  'data-fonts': fonts,
  ...(brand && { style: brand }),
});

/** Attributes for the container of portalled content, so that it looks as the place it was opened from. */
export function usePortalTheme(): Surface {
  return surface(useTheme(), useContext(OddsContext), useContext(MotionContext), useContext(DataContext), useContext(BrandContext));
}
