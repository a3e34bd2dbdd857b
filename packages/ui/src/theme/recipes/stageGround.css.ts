import { style, styleVariants } from '@vanilla-extract/css';
import { paint } from '../paint.css.ts';
import { vars } from '../theme.css.ts';

const { color } = vars;

const ground = style({ position: 'relative', overflow: 'hidden', containerType: 'inline-size', color: color.onFrame });

/** Grounds of a match: turf, floorboards, and a hall of screens, all equally dark. */
export const stages = styleVariants({
  football: [ground, { background: color.frameRaised }],
  basketball: [ground, { background: paint.groundBasketball }],
  esports: [ground, { background: paint.groundEsports }],
});
