import { style } from '@vanilla-extract/css';

export const picture = style({ width: 640, height: 240, padding: 16, background: '#1d3b2a' });
export const narrow = style([picture, { width: 280 }]);
