import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const frame = style({ position: 'relative', height: '100%', minHeight: 0, overflow: 'hidden', background: color.surface2 });
export const scrollArea = style({
  height: '100%',
  overflowY: 'auto',
  overflowX: 'hidden',
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.lineStrong} transparent`,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
/** A short conversation is aligned to the bottom. */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minHeight: '100%',
  padding: '12px 20px 20px',
  '@container': { '(max-width: 460px)': { padding: '12px 14px' } },
});
export const box = style({ containerType: 'size', height: '100%' });
export const row = style({ display: 'grid', gap: '10px', paddingTop: '10px' });
/** Highlights a message: its whole line is on a soft ground. */
export const setOff = style({ margin: '-6px -12px', padding: '6px 12px', borderRadius: vars.radius.card, background: color.brandSoft });
export const follows = style([row, { paddingTop: '6px' }]);

export const top = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '40px',
  color: color.ink3,
  fontSize: text.xs,
  lineHeight: '20px',
  textAlign: 'center',
});
const turn = keyframes({ to: { rotate: '360deg' } });
export const loading = style({ display: 'inline-flex', alignItems: 'center', gap: space.x2 });
export const spinner = style({ animation: `${turn} 900ms linear infinite` });

export const float = style({ position: 'absolute', top: space.x2, left: '50%', translate: '-50% 0', pointerEvents: 'none', zIndex: 1 });
const pill = style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  minHeight: '32px',
  padding: '0 14px 0 10px',
  borderRadius: vars.radius.round,
  fontSize: text.s,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  boxShadow: vars.shadow.float,
  cursor: 'pointer',
  zIndex: 1,
  transition: `background-color ${vars.motion.press}`,
  selectors: { '&:active': { transform: 'translateY(1px)' } },
});
export const newest = style([
  pill,
  {
    bottom: space.x3,
    left: '50%',
    translate: '-50% 0',
    background: color.brand,
    color: color.onBrand,
    selectors: { '&:hover': { background: color.brandHover } },
  },
]);
export const toUnread = style([
  pill,
  {
    top: space.x2,
    insetInlineEnd: space.x4,
    background: color.surface1,
    color: color.brand,
    selectors: { '&:hover': { background: color.brandSoft } },
  },
]);
export const middle = style({ display: 'grid', placeContent: 'center', height: '100%', padding: space.x4, overflow: 'auto' });
export const bones = style({ display: 'grid', alignContent: 'end', gap: space.x4, height: '100%', padding: '20px', overflow: 'hidden' });
export const bone = style({ display: 'flex', alignItems: 'flex-start', gap: '10px' });
export const ownBone = style([bone, { flexDirection: 'row-reverse' }]);
export const typing = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: '24px',
  paddingTop: space.x2,
  color: color.brand,
  fontSize: text.xs,
});
const pulse = keyframes({ '0%, 100%': { opacity: 0.3 }, '40%': { opacity: 1 } });
export const dots = style({ display: 'inline-flex', gap: '3px' });
export const dot = style({
  width: '5px',
  height: '5px',
  borderRadius: vars.radius.round,
  background: 'currentColor',
  animation: `${pulse} 1200ms infinite`,
  selectors: { '&:nth-child(2)': { animationDelay: '150ms' }, '&:nth-child(3)': { animationDelay: '300ms' } },
});
