import { style } from '@vanilla-extract/css';

export const wall = style({ display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', gap: 12 });
