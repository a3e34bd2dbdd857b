import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, radius, space, text, weight } = vars;

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 'none',
  gap: space.x2,
  padding: `${space.x2} ${space.x4} ${space.x3}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.surface2,
  color: color.ink1,
  selectors: { '&[data-plate]': { borderBottom: 0, borderRadius: radius.card } },
});
export const head = style({ display: 'flex', alignItems: 'center', gap: space.x2, minWidth: 0 });
export const icon = style({ flex: 'none', color: color.brand });
export const kind = style({ margin: 0, color: color.ink2, fontSize: text.s, fontWeight: weight.medium });
export const time = style({ marginInlineStart: 'auto', color: color.ink2, fontSize: text.s, fontVariantNumeric: 'tabular-nums' });
export const question = style({ margin: 0, fontWeight: weight.medium, lineHeight: 1.45, overflowWrap: 'anywhere' });
/** Scrolls in a low window, so that the chat under it keeps its place. */
export const choices = style({ maxHeight: 'max(120px, 30vh)', overflowY: 'auto' });
export const list = style({ display: 'grid', gap: space.x2, margin: 0, padding: 0, listStyle: 'none' });
export const item = style({ display: 'grid', gap: '2px' });
export const row = style({ display: 'flex', alignItems: 'baseline', gap: space.x1, fontSize: text.s, lineHeight: '20px' });
export const mark = style({ flex: 'none', alignSelf: 'center', color: color.brand });
export const name = style({ minWidth: 0, overflowWrap: 'anywhere', selectors: { '[data-own] &': { fontWeight: weight.medium } } });
export const share = style({ flex: 'none', marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });
export const votes = style({ color: color.ink2 });
export const track = style({
  forcedColorAdjust: 'none',
  height: '6px',
  overflow: 'hidden',
  borderRadius: radius.round,
  background: color.surface3,
});
/** Hatched where it is the viewer's own, so that colour alone says nothing. */
export const bar = style({
  display: 'block',
  width: '100%',
  height: '100%',
  borderRadius: radius.round,
  background: color.lineStrong,
  transform: 'translateX(calc((var(--share) - 1) * 100%))',
  '@media': { '(prefers-reduced-motion: no-preference)': { transition: 'transform 300ms ease-out' } },
  selectors: {
    '[data-own] &': {
      background: `repeating-linear-gradient(-45deg, ${color.brand} 0 6px, ${color.brandHover} 6px 9px)`,
    },
  },
});
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2, minHeight: '28px' });
export const total = style({ marginInlineEnd: 'auto', color: color.ink2, fontSize: text.s, fontVariantNumeric: 'tabular-nums' });
