import '@fontsource/barlow/latin-400.css';
import '@fontsource/barlow/latin-500.css';
import '@fontsource/barlow/latin-600.css';
import '@fontsource/barlow/vietnamese-400.css';
import '@fontsource/barlow/vietnamese-500.css';
import '@fontsource/barlow/vietnamese-600.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/barlow-condensed/vietnamese-600.css';
import './fallback.css.ts';
import './base.css.ts';

export { vars, themes } from './theme.css.ts';
export { colors, contrastPairs, cssColor, themeNames, type ColorToken, type Oklch, type ThemeName } from './tokens.data.ts';
export { contrast, luminance } from './contrast.ts';
export {
  ContrastError,
  contrastFaults,
  createTheme,
  type Brand,
  type BrandColor,
  type BrandColors,
  type ContrastFault,
  type ThemeColors,
} from './createTheme.ts';
export { tokenName } from './tokensNames.ts';
