import { style } from '@vanilla-extract/css';

export const column = style({ width: '224px' });
