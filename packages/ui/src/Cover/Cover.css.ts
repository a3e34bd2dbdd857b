import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const box = style({ position: 'relative', display: 'block', width: '100%', aspectRatio: '16 / 9', overflow: 'hidden', background: vars.color.surface3 });
export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
