import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const panel = style({ display: 'flex', flexDirection: 'column', width: '312px', maxWidth: '100%', height: '336px' });
export const find = style({ padding: `${space.x3} ${space.x3} ${space.x1}` });
export const scroller = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: `0 10px ${space.x2}`,
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.lineStrong} transparent`,
});
export const heading = style({
  padding: `${space.x2} ${space.x1} ${space.x1}`,
  color: color.ink3,
  fontSize: text.xs,
  fontWeight: vars.weight.medium,
  lineHeight: '20px',
});
export const grid = style({ display: 'grid', gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' });
export const cell = style({
  display: 'grid',
  placeItems: 'center',
  height: '36px',
  borderRadius: vars.radius.card,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.press}`,
  selectors: {
    '&:hover, &:focus-visible': { background: color.surface3 },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&:active': { background: color.brandSoft },
  },
});
export const nothing = style({ padding: '40px 0', color: color.ink3, fontSize: text.s, textAlign: 'center' });
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  minHeight: '44px',
  padding: '6px 10px',
  borderTop: `1px solid ${color.line}`,
  background: color.surface2,
});
export const jump = style({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '30px',
  borderRadius: '6px',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surface3 },
    '&:active': { translate: '0 1px' },
    '&[aria-pressed="true"]': { background: color.surface1, boxShadow: `inset 0 0 0 1px ${color.line}` },
  },
});
export const named = style({
  marginInlineStart: 'auto',
  minWidth: 0,
  overflow: 'hidden',
  color: color.ink2,
  fontSize: text.xs,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
