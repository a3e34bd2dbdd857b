import { style } from '@vanilla-extract/css';

export const grid = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 420px))', gap: '16px' });
export const narrow = style({ width: '300px' });
