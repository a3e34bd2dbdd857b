import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, motion, space, text, weight } = vars;

export const trigger = style({
  flex: 'none',
  width: '34px',
  height: '34px',
  marginInlineStart: '4px',
  borderRadius: vars.radius.round,
  cursor: 'pointer',
  transition: `box-shadow ${motion.press}`,
  selectors: { '&:hover, &[data-popup-open]': { boxShadow: `0 0 0 2px ${color.onFrameMuted}` }, '&:active': { translate: '0 1px' } },
});

/** The two ways in. */
export const visitor = style({ display: 'inline-flex', alignItems: 'center', gap: space.x1 });

export const panel = style({ width: '352px', maxWidth: '100%' });

export const levelIcon = style({ flex: 'none', width: 'auto', height: '18px' });

export const head = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x3,
  padding: space.x4,
  paddingInlineEnd: space.x8,
  overflow: 'hidden',
  color: color.onFrame,
  background: color.frame,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '-8px',
    width: '20px',
    background: color.pitch,
    transform: `skewX(${vars.skew})`,
  },
});

export const who = style({ display: 'grid', gap: '6px' });

export const line = style({ display: 'flex', alignItems: 'center', gap: space.x2, minWidth: 0 });

export const nickname = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.l,
  fontWeight: weight.strong,
});

export const track = style({
  position: 'relative',
  flex: '0 1 128px',
  minWidth: '40px',
  height: '6px',
  background: color.frameLine,
  transform: `skewX(${vars.skew})`,
});

export const reached = style({ width: 'calc(var(--share) * 100%)', height: '100%', background: color.onFrame });

export const points = style({ flex: 'none', font: `${weight.strong} ${text.s}/1 ${font.number}`, color: color.onFrameMuted });

export const balance = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  padding: `${space.x3} ${space.x4}`,
  borderBottom: `1px solid ${color.line}`,
});

export const amount = style({ font: `${weight.strong} 26px/30px ${font.number}` });

export const unit = style({ flex: 1, fontSize: text.s, color: color.ink3 });

export const recharge = style({
  display: 'inline-flex',
  alignItems: 'center',
  height: '28px',
  padding: `0 ${space.x3}`,
  borderRadius: '6px',
  fontSize: text.s,
  fontWeight: weight.medium,
  color: color.onDiamond,
  background: color.diamond,
  transition: `filter ${motion.press}`,
  selectors: { '&:hover': { filter: 'brightness(0.95)' }, '&:active': { translate: '0 1px' } },
});

export const links = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', padding: `10px ${space.x2}` });

export const link = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: '4px',
  height: '100%',
  padding: '6px 2px',
  borderRadius: '6px',
  fontSize: text.xs,
  textAlign: 'center',
  color: color.ink2,
  transition: `background-color ${motion.press}, color ${motion.press}`,
  selectors: {
    '&:hover': { background: color.surface3, color: color.ink1 },
    '&:active': { background: color.brandSoft },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const logout = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  width: '100%',
  height: '40px',
  borderTop: `1px solid ${color.line}`,
  borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
  fontSize: text.s,
  color: color.ink2,
  background: color.surface2,
  cursor: 'pointer',
  transition: `background-color ${motion.press}, color ${motion.press}`,
  selectors: {
    '&:hover': { background: color.surface3, color: color.ink1 },
    '&:active': { background: color.line },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
