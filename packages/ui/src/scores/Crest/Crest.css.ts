import { style } from '@vanilla-extract/css';
import { themes, vars } from '../../theme/theme.css.ts';

export const picture = style({ flex: 'none', objectFit: 'contain' });

// By night, and on the scorebug, a dark crest needs a light edge to be seen at all.
export const outline = style({
  fill: 'none',
  stroke: 'oklch(0.2 0.02 168 / 0.35)',
  strokeWidth: 1.2,
  selectors: { [`${themes.night} &, [data-ground='dark'] &`]: { stroke: 'oklch(1 0 0 / 0.42)' } },
});

export const initials = style({
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  fontSize: '11px',
  fill: '#fff',
  stroke: 'oklch(0.2 0.02 168 / 0.6)',
  strokeWidth: 2.4,
  paintOrder: 'stroke',
});
