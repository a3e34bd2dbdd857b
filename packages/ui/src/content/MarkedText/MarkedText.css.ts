import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const mark = style({ background: 'none', color: vars.color.brand, fontWeight: vars.weight.strong });
