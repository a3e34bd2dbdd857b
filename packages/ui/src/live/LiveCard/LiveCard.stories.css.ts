import { style } from '@vanilla-extract/css';

export const one = style({ width: 280 });
export const narrowWall = style({ display: 'grid', gridTemplateColumns: 'repeat(4, 228px)', gap: 16 });
export const wall = style({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 16 });

export const tall = style({ width: '520px', height: '430px' });
