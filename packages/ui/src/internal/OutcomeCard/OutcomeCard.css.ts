import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const card = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  columnGap: space.x4,
  rowGap: '2px',
  alignItems: 'center',
  padding: space.x5,
  background: color.surface1,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
});
const disc = style({
  gridRow: 'span 2',
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: vars.radius.round,
  color: color.surface1,
});
export const mark = styleVariants({ success: color.success, critical: color.live, neutral: color.ink3 }, (background) => [
  disc,
  { background },
]);
export const title = style({ margin: 0, fontSize: text.l, fontWeight: vars.weight.strong, lineHeight: 1.45 });
export const words = style({ margin: 0, color: color.ink2, fontSize: text.s, lineHeight: 1.45 });
export const acts = style({ gridColumn: '1 / -1', display: 'grid', gap: space.x2, marginTop: space.x4 });
