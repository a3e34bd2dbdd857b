import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, motion } = vars;

export const row = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    verticalAlign: 'middle',
    gap: space.x3,
    maxWidth: '100%',
    cursor: 'pointer',
    selectors: { '&:has([data-disabled])': { cursor: 'not-allowed' }, '&:has([aria-busy="true"])': { cursor: 'progress' } },
  },
  variants: { side: { start: {}, end: { display: 'flex', flexDirection: 'row-reverse', justifyContent: 'space-between', gap: space.x4 } } },
});

export const words = recipe({
  base: {
    display: 'grid',
    minWidth: 0,
    fontSize: text.m,
    lineHeight: '20px',
    color: color.ink1,
  },
  variants: { noteBeside: { true: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.x2 }, false: {} } },
});

export const note = style({ fontSize: text.xs, lineHeight: '18px', color: color.ink3 });

export const track = style({
  position: 'relative',
  flex: 'none',
  width: '36px',
  height: '20px',
  borderRadius: vars.radius.round,
  background: color.lineStrong,
  cursor: 'inherit',
  transition: `background-color ${motion.press}`,
  selectors: {
    'label:hover > &:not([data-disabled], [data-readonly])': { background: color.ink3 },
    '&[data-checked]': { background: color.brand },
    'label:hover > &[data-checked]:not([data-disabled], [data-readonly])': { background: color.brandHover },
    '&[data-disabled]': { opacity: 0.5 },
    '&[aria-invalid="true"]': { boxShadow: `0 0 0 2px ${color.surface1}, 0 0 0 3px ${color.live}` },
  },
});

export const thumb = style({
  position: 'absolute',
  top: '2px',
  left: '2px',
  display: 'grid',
  placeItems: 'center',
  width: '16px',
  height: '16px',
  borderRadius: vars.radius.round,
  background: color.onBrand,
  color: color.lineStrong,
  transition: `translate ${motion.press} ${motion.ease}, width ${motion.press} ${motion.ease}`,
  selectors: {
    '&[data-checked]': { translate: '16px 0', color: color.brand },
    'label:active > :not([data-disabled], [data-readonly]) > &': { width: '19px' },
    'label:active > :not([data-disabled], [data-readonly]) > &[data-checked]': { translate: '13px 0' },
  },
});

/** A tick inside the thumb, so that on and off differ by more than colour and place. */
export const sign = style({ display: 'none', selectors: { '[data-checked] > &': { display: 'block' } } });

const spin = keyframes({ to: { rotate: '360deg' } });

export const spinner = style({
  width: '10px',
  height: '10px',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: vars.radius.round,
  animation: `${spin} 700ms linear infinite`,
});
