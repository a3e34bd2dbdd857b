import { style, styleVariants } from '@vanilla-extract/css';
import { inkOn, stripeOf } from '../../pictures/teamColor.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;

export const list = style({ display: 'grid' });
export const item = style({
  position: 'relative',
  display: 'grid',
  gap: '4px',
  padding: '10px 12px',
  borderBottom: `1px solid ${color.line}`,
  transition: `background-color ${vars.motion.press}`,
  selectors: {
    '&:hover': { background: color.surface3 },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': {
      background: `color-mix(in oklab, ${color.brandSoft} 60%, ${color.surface1})`,
      fontWeight: weight.strong,
      boxShadow: `inset 4px 0 ${color.brand}`,
    },
  },
});
export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '20px',
  color: color.ink2,
  fontSize: text.s,
  fontWeight: weight.normal,
});
export const league = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  lineHeight: '20px',
  '::before': {
    content: '',
    flex: 'none',
    width: '5px',
    height: '13px',
    marginLeft: '2px',
    borderRadius: '1px',
    background: 'var(--league)',
    transform: `skewX(${vars.skew})`,
  },
});
export const rooms = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  marginLeft: 'auto',
  color: color.live,
  fontFamily: font.number,
  fontSize: text.m,
  fontWeight: weight.strong,
});
export const side = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: '8px',
  alignItems: 'center',
  minHeight: '28px',
});
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: '22px' });
const digit = style({
  minWidth: '42px',
  padding: '0 6px',
  borderRadius: '2px',
  background: color.bug,
  color: color.onBug,
  fontFamily: font.number,
  fontSize: '18px',
  fontWeight: weight.strong,
  lineHeight: '26px',
  textAlign: 'center',
  transform: `skewX(${vars.skew})`,
});
export const digits = styleVariants({
  still: [digit],
  scored: [digit, { background: stripeOf('var(--side)'), color: inkOn(stripeOf('var(--side)')) }],
});
