import { style } from '@vanilla-extract/css';

/** In a low window the panel scrolls inside its frame. */
export const scroller = style({ minHeight: 0, overflow: 'auto', outline: 'none' });
