import { style, styleVariants } from '@vanilla-extract/css';
import { inkOn, stripeOf } from '../../pictures/teamColor.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, font, motion, text, weight } = vars;

const slanted = `skewX(${vars.skew})`;
export const buttons = style({ display: 'flex', gap: '3px', overflow: 'hidden', borderRadius: vars.radius.chip });
export const button = style({
  flex: '1 1 0',
  minWidth: 0,
  height: '40px',
  padding: '0 8px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  background: color.surface3,
  color: color.ink1,
  fontSize: text.s,
  cursor: 'pointer',
  transition: `background-color ${motion.press}, color ${motion.press}`,
  selectors: {
    '&:hover:not([aria-busy])': { background: color.brandSoft, color: color.brand },
    '&:active': { translate: '0 1px' },
    '&[aria-busy]': { cursor: 'progress', background: color.surface2 },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const bar = style({ display: 'flex', gap: '3px', height: '40px', overflow: 'hidden', borderRadius: vars.radius.chip });
const piece = style({
  position: 'relative',
  zIndex: 0,
  flexBasis: 0,
  // A small share leaves room for a whole name all the same, but a long one not for the whole bar.
  minWidth: 'max-content',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '5px',
  padding: '0 8px',
  fontSize: text.s,
  maxWidth: '62%',
  '::before': { content: '', position: 'absolute', zIndex: -1, inset: 0, transform: slanted },
});
export const segment = styleVariants({
  other: [piece, { color: color.ink2, '::before': { background: color.surface3 } }],
  draw: [piece, { color: color.surface1, '::before': { background: color.ink3 } }],
  home: [piece, { color: inkOn(stripeOf('var(--home)')), '::before': { background: stripeOf('var(--home)') } }],
  away: [piece, { color: inkOn(stripeOf('var(--away)')), '::before': { background: stripeOf('var(--away)') } }],
});
export const segmentName = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: '20px' });
export const percent = style({ flex: 'none', fontFamily: font.number, fontSize: '17px', fontWeight: weight.strong });
