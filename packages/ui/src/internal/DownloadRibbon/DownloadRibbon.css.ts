import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, radius, space, text, weight } = vars;

export const ribbon = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x6,
  minHeight: '176px',
  padding: `${space.x6} ${space.x12} ${space.x6} ${space.x8}`,
  borderRadius: radius.card,
  background: color.frame,
  color: color.onFrame,
});
export const words = style({ display: 'grid', gap: space.x3, minWidth: 0 });
export const title = style({ margin: 0, fontSize: text.title, fontWeight: weight.strong, lineHeight: '36px' });
export const line = style({ margin: 0, color: color.onFrameMuted });
export const code = style({ padding: space.x2, borderRadius: radius.chip, background: color.chalkCell, color: color.onChalkCell });
export const close = style({
  position: 'absolute',
  insetInlineEnd: space.x2,
  top: space.x2,
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: radius.chip,
  color: color.onFrame,
});
