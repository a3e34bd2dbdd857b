import { style } from '@vanilla-extract/css';
import { paint } from '../../theme/paint.css.ts';

/** A picture that the chat stands over. */
export const picture = style({ width: '460px', padding: '24px', background: paint.turf600Flat });
