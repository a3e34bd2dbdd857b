import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, motion } = vars;

export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(56px, 1fr))',
  gap: `${space.x2} 0`,
  justifyItems: 'center',
});
const round = { width: '58px', height: '58px', borderRadius: vars.radius.round } as const;
export const place = style({
  ...round,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  border: '2px solid transparent',
  cursor: 'pointer',
  transition: `border-color ${motion.press}`,
  selectors: {
    '&:hover:not([data-disabled])': { borderColor: color.lineStrong },
    '&[data-checked]': { borderColor: color.brand },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
});
/** A locked portrait is pale; its level says why. */
export const faded = style({ display: 'grid', filter: 'grayscale(1)', opacity: 0.55 });
export const lock = style({ position: 'absolute', insetInline: 0, bottom: '-4px', display: 'grid', placeItems: 'center' });
export const tick = style({
  position: 'absolute',
  right: '-2px',
  bottom: '-2px',
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  border: `2px solid ${color.surface1}`,
  borderRadius: vars.radius.round,
  background: color.brand,
  color: color.onBrand,
});
export const upload = style({
  ...round,
  display: 'grid',
  placeItems: 'center',
  border: `1.5px dashed ${color.lineStrong}`,
  background: color.surface2,
  color: color.ink2,
  cursor: 'pointer',
  fontFamily: vars.font.number,
  fontSize: text.s,
  fontWeight: vars.weight.strong,
  selectors: {
    '&:hover': { borderColor: color.brand, color: color.brand },
    '&:active': { background: color.surface3 },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
});
export const input = style({ display: 'none' });
