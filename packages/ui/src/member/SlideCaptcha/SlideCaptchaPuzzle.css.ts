import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;
const in_ = (state: string) => `[data-state="${state}"] &`;

const shake = keyframes({ '25%': { translate: '-4px 0' }, '75%': { translate: '4px 0' } });

/** Half the handle: the handle's centre moves between these insets, so that its edges stop flush with the groove. */
const inset = '24px';

export const control = style({
  height: '40px',
  marginTop: vars.space.x3,
  padding: `0 ${inset}`,
  borderRadius: vars.radius.card,
  background: color.surface3,
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'grab',
  selectors: {
    '&[data-dragging]': { cursor: 'grabbing' },
    '&[data-state="wrong"]': { animation: `${shake} 160ms ease-in-out 2` },
    '&:is([data-state="loading"], [data-state="checking"], [data-state="error"])': { cursor: 'progress' },
  },
});

export const track = style({ position: 'relative', width: '100%', height: '100%' });

export const filled = style({
  '::before': {
    content: '""',
    position: 'absolute',
    inset: `0 0 0 -${inset}`,
    borderRadius: `${vars.radius.card} 0 0 ${vars.radius.card}`,
    background: color.brandSoft,
    boxShadow: `inset 0 0 0 1px ${color.brand}`,
  },
  selectors: {
    '[data-state="wrong"] &::before': { background: color.liveSoft, boxShadow: `inset 0 0 0 1px ${color.live}` },
    '[data-state="passed"] &::before': { background: color.successSoft, boxShadow: `inset 0 0 0 1px ${color.success}` },
  },
});

export const words = style({
  position: 'absolute',
  inset: '0 -12px 0 32px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  color: color.ink3,
  fontSize: vars.text.s,
  pointerEvents: 'none',
});

export const thumb = style({
  width: '48px',
  height: '100%',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.card,
  background: color.brand,
  color: color.onBrand,
  transition: `background-color ${vars.motion.press}`,
  selectors: {
    '&:hover': { background: color.brandHover },
    '&:has(:focus-visible)': { outline: `2px solid ${color.brand}`, outlineOffset: '2px' },
    [in_('wrong')]: { background: color.live, color: color.onLive },
    [in_('passed')]: { background: color.success, color: color.onBrand },
  },
});

const spin = keyframes({ to: { rotate: '360deg' } });

export const thumbIcon = style({ selectors: { [in_('checking')]: { animation: `${spin} 700ms linear infinite` } } });
