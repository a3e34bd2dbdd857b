import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const frame = style({ display: 'flex', alignItems: 'flex-start', gap: space.x3 });
export const field = style({ flex: 1, minWidth: 0, display: 'grid', gap: '2px' });
/** Shows while one writes; its place is always kept. */
export const hint = style({
  minHeight: '18px',
  color: color.ink3,
  fontSize: text.xs,
  lineHeight: '18px',
  visibility: 'hidden',
  selectors: { [`${field}:focus-within &, ${field}:has(:disabled) &`]: { visibility: 'visible' } },
});
export const acts = style({ flex: 'none', display: 'flex', gap: space.x2 });
export const door = style({
  flex: 1,
  height: '44px',
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: vars.radius.card,
  background: color.surface2,
  color: color.brand,
  cursor: 'pointer',
  ':hover': { background: color.brandSoft },
});
