import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, motion } = vars;

export const tiles = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))', gap: space.x3 });

/** The group has no box of its own, so that a last tile of another kind is in the same grid. */
export const choices = style({ display: 'contents' });

export const tile = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'space-between',
  minHeight: '108px',
  padding: `${space.x3} ${space.x3} 10px 14px`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${motion.press}, border-color ${motion.press}`,
  selectors: {
    '&:hover:not([data-disabled])': { borderColor: color.brand },
    '&:active:not([data-disabled])': { background: color.surface3 },
    '&[data-checked]': { borderColor: color.brand, background: color.brandSoft, boxShadow: `0 0 0 1px ${color.brand}` },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
  },
});
export const pile = style({ position: 'absolute', right: '8px', bottom: '8px' });
export const diamonds = style({
  display: 'block',
  fontFamily: vars.font.number,
  fontSize: '24px',
  fontWeight: vars.weight.strong,
  lineHeight: '28px',
});
export const bonus = style({
  display: 'block',
  minHeight: '18px',
  fontSize: text.xs,
  fontWeight: vars.weight.medium,
  lineHeight: '18px',
  color: color.diamondInk,
  selectors: { '[data-checked] &': { color: color.ink1 } },
});
export const price = style({
  fontSize: text.m,
  lineHeight: 1.45,
  color: color.ink2,
  selectors: { '[data-checked] &': { color: color.brand, fontWeight: vars.weight.strong } },
});
/** Sits on the upper edge, where it covers no figure however long its text is. */
export const mark = style({
  position: 'absolute',
  right: '8px',
  top: '-11px',
  maxWidth: 'calc(100% - 16px)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  padding: '0 8px',
  borderRadius: vars.radius.chip,
  background: color.diamond,
  color: color.onDiamond,
  fontSize: text.xs,
  fontWeight: vars.weight.strong,
  lineHeight: '20px',
});
globalStyle(`${tiles}:has(${mark})`, { paddingTop: '11px' });
