import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const day = style({
  padding: `6px ${space.x4}`,
  borderBlock: `1px solid ${color.line}`,
  background: color.surface2,
  color: color.ink3,
  fontSize: text.s,
  fontWeight: vars.weight.normal,
  lineHeight: '20px',
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  gap: `${space.x1} ${space.x3}`,
  padding: space.x4,
  selectors: {
    '& + &': { borderTop: `1px solid ${color.line}` },
    '&[data-unread]': { background: `color-mix(in oklab, ${color.brandSoft} 40%, ${color.surface1})` },
    '&[data-unread]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '6px',
      top: '32px',
      width: '6px',
      height: '6px',
      borderRadius: vars.radius.round,
      background: color.live,
    },
  },
});
const sign = style({ display: 'grid', placeItems: 'center', width: '40px', height: '40px', borderRadius: vars.radius.card });
export const signs = styleVariants({
  neutral: [sign, { background: color.surface3, color: color.ink2 }],
  brand: [sign, { background: color.brand, color: color.onBrand }],
  live: [sign, { background: color.live, color: color.onLive }],
  warning: [sign, { background: color.warningSoft, color: color.warning }],
});
export const what = style({ display: 'grid', alignContent: 'start', gap: space.x1, minWidth: 0 });
export const title = style({ fontSize: '15px', fontWeight: vars.weight.medium, lineHeight: '22px', overflowWrap: 'anywhere' });
export const words = style({ color: color.ink2, lineHeight: 1.6, overflowWrap: 'anywhere' });
export const side = style({ display: 'grid', justifyItems: 'end', alignContent: 'space-between', gap: space.x2 });
export const time = style({ color: color.ink3, fontSize: text.s, lineHeight: '22px', whiteSpace: 'nowrap' });
