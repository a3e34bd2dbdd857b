import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, radius, space, text, weight } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** Dashed: it is not said yet. */
export const item = style({
  display: 'grid',
  gap: space.x2,
  padding: `${space.x2} ${space.x3} ${space.x3}`,
  border: `1px dashed ${color.warning}`,
  borderRadius: radius.card,
  background: color.warningSoft,
});
export const head = style({ display: 'flex', alignItems: 'center', gap: space.x2, minWidth: 0, fontSize: text.s, lineHeight: 1.45 });
export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.ink2,
  fontWeight: weight.medium,
});
export const time = style({ flex: 'none', marginInlineStart: 'auto', color: color.ink2, fontVariantNumeric: 'tabular-nums' });
export const words = style({ margin: 0, color: color.ink1, overflowWrap: 'anywhere', lineHeight: 1.5 });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
