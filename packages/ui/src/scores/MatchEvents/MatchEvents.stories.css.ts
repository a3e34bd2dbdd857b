import { style } from '@vanilla-extract/css';

export const column = style({ width: 358 });
export const narrow = style({ width: 260 });
