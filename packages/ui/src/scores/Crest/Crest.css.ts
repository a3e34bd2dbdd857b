import { style } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { themes, vars } from '../../theme/theme.css.ts';

export const picture = style({ flex: 'none', objectFit: 'contain' });

// By night, and on the scorebug, a dark crest needs a light edge to be seen at all.
export const outline = style({
  fill: 'none',
  stroke: faded(paint.coal20, 0.35),
  strokeWidth: 1.2,
  selectors: { [`${themes.night} &, [data-ground='dark'] &`]: { stroke: faded(paint.white, 0.42) } },
});

export const initials = style({
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  fontSize: '11px',
  fill: paint.white,
  stroke: faded(paint.coal20, 0.6),
  strokeWidth: 2.4,
  paintOrder: 'stroke',
});
