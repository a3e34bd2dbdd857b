import { style } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, radius, space, text, weight } = vars;

export const frame = style({
  display: 'grid',
  gap: space.x3,
  width: 'min(440px, 92%)',
  padding: space.x4,
  borderRadius: radius.card,
  background: faded(paint.coal16, 0.9),
  color: color.ink1,
});
export const lead = style({ fontWeight: weight.medium });
export const next = style({ display: 'grid', gridTemplateColumns: '144px minmax(0, 1fr)', gap: space.x3, alignItems: 'center' });
export const picture = style({ overflow: 'hidden', borderRadius: radius.chip });
export const words = style({ display: 'grid', gap: space.x1, minWidth: 0 });
export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: weight.medium,
  lineHeight: '22px',
  overflowWrap: 'anywhere',
});
export const author = style({ color: color.ink2, fontSize: text.s });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
