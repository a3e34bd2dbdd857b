import { style } from '@vanilla-extract/css';

/** The last results of a side, one letter each. */
export const form = style({ display: 'inline-flex', gap: '3px', verticalAlign: 'middle' });
