import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { heights } from './contactPlaces.ts';

const { color, space, text } = vars;

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  background: color.surface1,
});
export const body = style({ position: 'relative', flex: 1, minHeight: 0 });
export const list = style({
  height: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  scrollPaddingTop: heights.letter,
});
export const group = style({ position: 'relative', height: 'var(--height)' });
export const letter = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  height: heights.letter,
  padding: '0 40px 0 16px',
  background: color.surface2,
  color: color.ink3,
  font: `${vars.weight.strong} 13px/28px ${vars.font.number}`,
});
export const count = style({ marginInlineStart: 'auto', font: `${vars.weight.normal} 12px/28px ${vars.font.text}` });
export const bones = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '10px',
  height: heights.row,
  padding: '6px 40px 6px 16px',
});
export const row = style([
  bones,
  {
    position: 'absolute',
    insetInline: 0,
    top: 'var(--top)',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.surface3 },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-selected="true"]': { background: color.brandSoft },
    },
  },
]);
export const words = style({ display: 'grid', minWidth: 0 });
export const note = style({
  overflow: 'hidden',
  color: color.ink3,
  fontSize: text.xs,
  lineHeight: '20px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [`${row}:hover &, ${row}[aria-selected="true"] &`]: { color: color.ink2 } },
});
export const index = style({
  position: 'absolute',
  insetInlineEnd: '2px',
  top: '50%',
  zIndex: 2,
  translate: '0 -50%',
  display: 'grid',
  maxHeight: '100%',
  overflow: 'hidden',
});
export const indexLetter = style({
  display: 'grid',
  placeItems: 'center',
  justifySelf: 'center',
  width: '20px',
  height: 'min(18px, calc((100cqh - 8px) / 27))',
  borderRadius: vars.radius.round,
  color: color.ink2,
  font: `${vars.weight.strong} 11px/1 ${vars.font.number}`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surface3 },
    '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'default' },
    '&[aria-current="true"]': { background: color.brand, color: color.onBrand },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const middle = style({ display: 'grid', placeContent: 'center', height: '100%', padding: space.x4 });
export const measured = style({ containerType: 'size', height: '100%' });
