import { style } from '@vanilla-extract/css';

export const frame = style({ display: 'grid', gap: '14px', minWidth: 0 });
export const choosers = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px' });
