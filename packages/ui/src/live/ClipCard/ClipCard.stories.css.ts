import { style } from '@vanilla-extract/css';

export const one = style({ width: 228 });
export const wall = style({ display: 'grid', gridTemplateColumns: 'repeat(4, 228px)', gap: 16 });
export const column = style({ display: 'grid', gap: 8, width: 328 });
