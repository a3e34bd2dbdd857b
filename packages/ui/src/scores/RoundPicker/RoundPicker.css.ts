import { style } from '@vanilla-extract/css';

export const bar = style({ display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 });
export const choice = style({ flex: 1, minWidth: 0 });
