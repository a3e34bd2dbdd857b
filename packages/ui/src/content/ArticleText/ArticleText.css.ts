import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, radius, space, text, weight } = vars;

export const frame = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x5 });
export const head = style({ display: 'grid', gap: space.x3 });
export const title = style({
  fontSize: text.title,
  fontWeight: weight.strong,
  lineHeight: 1.36,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x3}`,
  color: color.ink3,
  fontSize: text.s,
  lineHeight: '22px',
});
export const section = style({ display: 'inline-flex', borderRadius: radius.chip });
export const source = style({ color: color.ink2 });
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: '4px' });

/** A measure that eyes find back from, with air between the pieces. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  maxWidth: '720px',
  color: color.ink1,
  fontSize: text.l,
  lineHeight: 1.85,
  overflowWrap: 'anywhere',
});
export const heading = style({ marginTop: space.x2, fontSize: text.xl, fontWeight: weight.strong, lineHeight: 1.45 });
export const quote = style({
  display: 'grid',
  gap: space.x1,
  paddingLeft: space.x4,
  borderLeft: `3px solid ${color.brand}`,
  color: color.ink2,
});
export const caption = style({ color: color.ink3, fontSize: text.s, lineHeight: '20px' });
export const list = style({ display: 'grid', gap: space.x1, paddingLeft: space.x6, listStyle: 'disc' });
export const pictures = style({ display: 'grid', gap: space.x2 });
export const link = style({ color: color.brand, textDecoration: 'underline', textUnderlineOffset: '3px' });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
