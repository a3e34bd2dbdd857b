import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;

/** In a table it is aligned as its column is. */
export const lines = style({ display: 'grid', minWidth: 0, textAlign: 'start', selectors: { 'td &': { textAlign: 'inherit' } } });

const first = style({ lineHeight: '20px' });
export const name = styleVariants({
  plain: [first],
  medium: [first, { fontWeight: weight.medium }],
  strong: [first, { fontWeight: weight.strong }],
  figure: [first, { fontFamily: font.number, fontSize: text.l, fontWeight: weight.strong }],
});

export const note = style({
  fontSize: text.xs,
  fontWeight: weight.normal,
  lineHeight: '18px',
  color: color.ink3,
  selectors: { '[data-ground="dark"] &': { color: color.onFrameMuted } },
});

export const cut = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
