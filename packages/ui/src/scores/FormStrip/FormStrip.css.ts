import { style } from '@vanilla-extract/css';

export const strip = style({ display: 'inline-flex', gap: '4px' });
