import { style, styleVariants } from '@vanilla-extract/css';
import { paint } from '../paint.css.ts';
import { vars } from '../theme.css.ts';

const { color } = vars;

const ground = style({ position: 'relative', overflow: 'hidden', containerType: 'inline-size', color: color.onFrame });

/** What a match stands on: turf, floorboards, and a hall of screens, all as dark as each other. */
export const stages = styleVariants({
  football: [ground, { background: color.frameRaised }],
  basketball: [ground, { background: paint.groundBasketball }],
  esports: [ground, { background: paint.groundEsports }],
});
