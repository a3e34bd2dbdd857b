import { style } from '@vanilla-extract/css';
import { paint } from '../../theme/paint.css.ts';

/** A picture that the frame stands over. */
export const picture = style({ position: 'relative', width: 'min(960px, 100%)', aspectRatio: '16 / 9', background: paint.turf600Flat });
