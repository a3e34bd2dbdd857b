import { style } from '@vanilla-extract/css';

export const wide = style({ width: 980 });
export const narrow = style({ width: 520 });
