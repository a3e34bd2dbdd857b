import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

const base = style({ display: 'grid', gap: '4px', width: '100%', maxWidth: '520px', overflow: 'hidden', borderRadius: vars.radius.card });
const columns = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };

const three = style({});

export const grid = styleVariants({
  1: [base, { maxWidth: '460px', aspectRatio: '16 / 9' }],
  2: [base, { ...columns, aspectRatio: '2 / 0.75' }],
  3: [base, three, { ...columns, gridTemplateRows: 'repeat(2, minmax(0, 1fr))', aspectRatio: '16 / 9' }],
  4: [base, { ...columns, gridTemplateRows: 'repeat(2, minmax(0, 1fr))', aspectRatio: '16 / 9' }],
});

globalStyle(`${base} > li`, { minWidth: 0, minHeight: 0, display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' });
globalStyle(`${three} > li:first-child`, { gridRow: 'span 2' });

export const cell = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  minHeight: 0,
  overflow: 'hidden',
  background: color.surface3,
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

export const photo = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: `filter ${vars.motion.press}`,
  selectors: { [`${cell}:hover &`]: { filter: 'brightness(0.94)' }, [`${cell}:active &`]: { filter: 'brightness(0.86)' } },
});

export const lost = style({ display: 'grid', placeItems: 'center', width: '100%', height: '100%', color: color.ink3 });

export const more = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: color.scrim,
  color: color.onFrame,
  font: `${vars.weight.strong} ${vars.text.title}/1 ${vars.font.number}`,
});
