import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, radius, space, text, weight } = vars;

export const frame = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x3}`,
  padding: `${space.x3} ${space.x4}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface1,
  color: color.ink1,
});
export const mark = styleVariants({
  holds: { flex: 'none', color: color.live },
  lifted: { flex: 'none', color: color.brand },
});
export const lines = style({ display: 'grid', gap: '2px', flex: '1 1 260px', minWidth: 0 });
export const name = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' });
export const rest = style({ color: color.ink2, fontSize: text.s, lineHeight: '20px', overflowWrap: 'anywhere' });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
