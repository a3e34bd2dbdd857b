import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  minHeight: 0,
  background: color.surface1,
  containerType: 'inline-size',
});
export const list = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.lineStrong} transparent`,
});
export const middle = style({ flex: 1, display: 'grid', placeContent: 'center', minHeight: 0, padding: space.x4, overflow: 'auto' });

export const item = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    gap: space.x3,
    alignItems: 'center',
    height: '68px',
    padding: `0 ${space.x4}`,
    cursor: 'pointer',
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 68px',
    transition: `background-color ${vars.motion.press}`,
    selectors: {
      '&:hover': { background: color.surface3 },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&:not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        insetInline: '72px 16px',
        bottom: 0,
        height: '1px',
        background: color.line,
      },
      '&[aria-selected="true"]': { background: color.brandSoft },
      '&[aria-selected="true"]::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 0,
        insetBlock: '12px',
        width: '3px',
        borderRadius: '0 3px 3px 0',
        background: color.brand,
      },
    },
  },
  variants: { pinned: { true: { background: color.surface2 }, false: {} } },
});
export const corner = style({
  position: 'absolute',
  insetInlineEnd: 0,
  top: 0,
  border: '5px solid',
  borderColor: `${color.lineStrong} ${color.lineStrong} transparent transparent`,
});
export const face = style({ position: 'relative', display: 'inline-flex', width: '44px', height: '44px' });
export const online = style({
  position: 'absolute',
  insetInlineEnd: '-1px',
  bottom: '-1px',
  width: '12px',
  height: '12px',
  border: `2px solid ${color.surface1}`,
  borderRadius: vars.radius.round,
  background: color.success,
});
export const service = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '10px',
  background: color.brand,
  color: color.onBrand,
});
export const body = style({ display: 'grid', gap: '1px', minWidth: 0 });
export const time = style({ flex: 'none', marginInlineStart: 'auto', paddingInlineStart: '6px', color: color.ink3, fontSize: text.xs });
export const preview = style({
  flex: 1,
  minWidth: 0,
  height: '22px',
  overflow: 'hidden',
  color: color.ink3,
  fontSize: text.s,
  lineHeight: '22px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[aria-selected="true"] &': { color: color.ink2 }, '[role="option"]:hover &': { color: color.ink2 } },
});
export const alarm = style({
  color: color.live,
  selectors: { '[role="option"]:hover &, [aria-selected="true"] &': { color: `color-mix(in oklch, ${color.live} 80%, ${color.ink1})` } },
});
export const kind = style({ color: color.ink2 });
export const muted = style({ flex: 'none', color: color.ink3 });
export const tag = recipe({
  base: {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    height: '18px',
    padding: '0 5px',
    borderRadius: '3px',
    fontSize: '11px',
    '@container': {
      // In a slim list the name takes the width; screen readers still get the kind of account.
      '(max-width: 260px)': {
        position: 'absolute',
        width: '1px',
        overflow: 'hidden',
        padding: 0,
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  },
  variants: {
    solid: { true: { background: color.brand, color: color.onBrand }, false: { background: color.brandSoft, color: color.brand } },
  },
});
export const bones = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: space.x3,
  alignItems: 'center',
  height: '68px',
  padding: `0 ${space.x4}`,
});
