import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const drawing = style({ fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round', strokeWidth: 3 });
export const main = style({ stroke: vars.color.ink2 });
export const faint = style({ stroke: vars.color.line, strokeWidth: 2 });
export const accent = style({ stroke: vars.color.brand });
