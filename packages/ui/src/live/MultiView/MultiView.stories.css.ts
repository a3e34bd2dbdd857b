import { globalStyle, style } from '@vanilla-extract/css';

export const screen = style({ width: 1200, maxWidth: '100%' });
export const wall = style({ display: 'grid', gridTemplateColumns: '900px', gap: 20 });
globalStyle(`${wall} > *`, { minWidth: 0 });
export const under = style({ display: 'grid', gap: 16, width: 1140, padding: 16, justifyItems: 'start' });
globalStyle(`${under} > ul`, { width: '100%' });
