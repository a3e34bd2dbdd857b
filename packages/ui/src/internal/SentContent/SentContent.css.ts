import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, weight } = vars;

export const frame = style({ display: 'grid', gap: space.x3, minWidth: 0 });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2, color: color.ink3, fontSize: text.s });
export const title = style({ margin: 0, fontSize: text.l, fontWeight: weight.strong, lineHeight: 1.4, overflowWrap: 'anywhere' });
/** The text keeps its line breaks; a long one scrolls here, so that the actions stay visible. */
export const words = style({
  maxHeight: '320px',
  margin: 0,
  overflowY: 'auto',
  fontSize: text.m,
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
export const link = style({ color: color.brand, ':hover': { textDecoration: 'underline' } });
