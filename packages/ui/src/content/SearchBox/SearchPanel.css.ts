import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

const { color, motion, text, weight, font, space } = vars;

export const positioner = style({ zIndex: vars.layer.popover });

export const panel = recipe({
  base: {
    maxWidth: 'var(--available-width)',
    maxHeight: 'var(--available-height)',
    overflowY: 'auto',
    padding: '6px 16px 10px',
    borderRadius: vars.radius.card,
    background: color.surface1,
    color: color.ink1,
    boxShadow: vars.shadow.float,
    outline: 'none',
    transition: `opacity ${motion.press} ${motion.ease}, translate ${motion.press} ${motion.ease}`,
    selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0, translate: '0 -4px' } },
  },
  variants: {
    /** Wide for groups beside each other, which are wide while they are on their way too. */
    wide: { true: { width: 'max(704px, var(--anchor-width))' }, false: { width: 'max(372px, var(--anchor-width))' } },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '32px',
  fontSize: text.xs,
  color: color.ink3,
});

export const title = style({ fontSize: text.xs, fontWeight: weight.normal, color: color.ink3 });

export const clear = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  padding: '4px 6px',
  marginInlineEnd: '-6px',
  borderRadius: vars.radius.chip,
  cursor: 'pointer',
  transition: `color ${motion.press}, background-color ${motion.press}`,
  selectors: { '&:hover': { color: color.ink1, background: color.surface3 }, '&:active': { translate: '0 1px' } },
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: '6px', paddingBottom: space.x2 });

export const chip = style({
  display: 'inline-flex',
  maxWidth: '100%',
  height: '26px',
  borderRadius: vars.radius.chip,
  background: color.surface3,
  fontSize: text.s,
});

const chipPart = {
  cursor: 'pointer',
  borderRadius: vars.radius.chip,
  transition: `background-color ${motion.press}, color ${motion.press}`,
  selectors: {
    '&:hover': { background: color.brandSoft, color: color.brand },
    '&:active': { translate: '0 1px' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
} as const;

export const chipText = style({
  ...chipPart,
  minWidth: 0,
  padding: '0 4px 0 10px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const chipRemove = style({ ...chipPart, display: 'grid', placeItems: 'center', flex: 'none', width: '24px', color: color.ink3 });

export const match = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px',
  height: '38px',
  margin: '0 -8px',
  padding: '0 8px',
  borderRadius: '6px',
  cursor: 'pointer',
  selectors: { '&:hover, &[data-highlighted]': { background: color.surface3 }, '&:active': { background: color.brandSoft } },
});

export const rank = recipe({
  base: { font: `${weight.strong} 17px/1 ${font.number}`, textAlign: 'center', transform: 'skewX(-8deg)' },
  variants: { top: { true: { color: color.live }, false: { color: color.ink3 } } },
});

export const sides = style({ display: 'flex', alignItems: 'center', gap: '5px', minWidth: 0, fontSize: text.s });

export const side = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const score = style({
  flex: 'none',
  font: `${weight.strong} ${text.l}/1 ${font.number}`,
  color: color.ink1,
  selectors: { '&[data-live]': { color: color.live } },
});

/** The two letters between the sides are set small, and are the same in every language. */
export const versus = style({ flex: 'none', fontSize: text.xs, color: color.ink3, textTransform: 'lowercase' });

export const when = style({ fontSize: text.xs, color: color.ink3, whiteSpace: 'nowrap' });

export const rooms = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  font: `${weight.strong} ${text.s}/1 ${font.number}`,
  color: color.live,
});

export const bone = style({ height: '12px', borderRadius: vars.radius.chip, background: color.surface3 });

export const shortBone = style([bone, { width: '44px' }]);
