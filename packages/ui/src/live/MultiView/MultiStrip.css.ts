import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, space, text, weight } = vars;

export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  '@media': { '(max-width: 991px)': { gridAutoFlow: 'row' } },
});
export const item = style({ minWidth: 0 });
globalStyle(`${item} + ${item}`, { borderInlineStart: `1px solid ${color.line}` });
export const press = style({
  position: 'relative',
  display: 'grid',
  gap: space.x2,
  width: '100%',
  height: '100%',
  padding: '10px 14px 11px',
  cursor: 'pointer',
  textAlign: 'start',
  transition: `background-color ${vars.motion.press}`,
  selectors: {
    '&:hover': { background: color.surface3 },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-pressed="true"]': { background: color.brandSoft },
    '&[aria-pressed="true"]::before': { content: '', position: 'absolute', inset: '0 0 auto', height: '3px', background: color.brand },
  },
});
export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minWidth: 0,
  height: '20px',
  color: color.ink2,
  fontSize: text.xs,
  whiteSpace: 'nowrap',
});
export const number = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  minWidth: '18px',
  height: '18px',
  borderRadius: '3px',
  background: color.surface3,
  fontFamily: font.number,
  fontSize: text.s,
  fontWeight: weight.strong,
  lineHeight: 1,
  selectors: { '[aria-pressed="true"] &': { background: color.ink1, color: color.surface1 } },
});
export const league = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '::before': {
    content: '',
    display: 'inline-block',
    width: '5px',
    height: '12px',
    margin: '0 6px -1px 2px',
    borderRadius: '1px',
    background: 'var(--league)',
    transform: `skewX(${vars.skew})`,
  },
});
export const spring = style({ flex: 1 });
export const heard = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  color: color.ink1,
  fontWeight: weight.strong,
});
export const waits = style({ fontFamily: font.number, fontSize: text.s, fontVariantNumeric: 'tabular-nums' });
export const words = style({
  overflow: 'hidden',
  fontSize: text.l,
  fontWeight: weight.medium,
  lineHeight: '36px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
