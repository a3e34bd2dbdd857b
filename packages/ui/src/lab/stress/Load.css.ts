import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const page = style({ display: 'grid', gap: space.x4, padding: space.x6, maxWidth: '1440px', margin: '0 auto' });
export const title = style({ fontSize: text.title, lineHeight: '36px' });
export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x4,
  alignItems: 'center',
  padding: space.x3,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
});
export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: space.x5, marginInlineStart: 'auto' });
export const figure = style({ display: 'grid', justifyItems: 'end', minWidth: '72px' });
export const value = style({ fontFamily: vars.font.number, fontSize: text.xl, fontWeight: vars.weight.strong, lineHeight: 1.1 });
export const word = style({ fontSize: text.xs, lineHeight: 1.45, color: color.ink3 });
export const stage = style({
  position: 'relative',
  width: '100%',
  maxWidth: '1280px',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: color.frame,
});
export const column = style({
  height: '640px',
  width: '380px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  background: color.surface1,
});
export const note = style({ fontSize: text.s, lineHeight: 1.5, color: color.ink2, maxWidth: '72ch' });
