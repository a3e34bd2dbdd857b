import { style } from '@vanilla-extract/css';

export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1px' });
