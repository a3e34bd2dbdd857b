import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const room = style({ width: 1032, maxWidth: '100%' });
export const small = style({ width: 420 });
export const wall = style({ display: 'grid', gridTemplateColumns: 'repeat(3, 376px)', gap: vars.space.x3 });
