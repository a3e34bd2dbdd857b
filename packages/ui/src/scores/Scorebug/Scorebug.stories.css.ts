import { style } from '@vanilla-extract/css';

export const narrow = style({ display: 'grid', gap: 12, width: 380 });
