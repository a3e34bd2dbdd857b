import { style } from '@vanilla-extract/css';

export const mark = style({ flex: 'none' });
