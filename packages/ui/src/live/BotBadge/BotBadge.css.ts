import { style } from '@vanilla-extract/css';
import { plate } from '../../theme/recipes/plates.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

export const bot = style([
  plate,
  { gap: '3px', borderColor: color.lineStrong, background: color.surface2, color: color.ink2, lineHeight: '16px', verticalAlign: 'middle' },
]);
export const sign = style({ flex: 'none' });
