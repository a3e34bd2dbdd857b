import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const coverPlace = style({ display: 'block', aspectRatio: '16 / 9', background: vars.color.surface3 });
