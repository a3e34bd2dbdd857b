import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, motion, radius, space, text, weight } = vars;

export const track = style({ position: 'relative', width: '100%', height: '52px' });

export const bar = style({
  forcedColorAdjust: 'none',
  position: 'absolute',
  insetInline: 0,
  top: '9px',
  height: '6px',
  overflow: 'hidden',
  background: color.surface3,
  transform: `skewX(${vars.skew})`,
});

export const reached = style({
  display: 'block',
  height: '100%',
  background: color.brand,
  transformOrigin: 'left',
  transform: 'scaleX(var(--share))',
  transition: `transform ${motion.panel} ${motion.ease}`,
});

/** The text of the last stop ends where the track does. */
export const stop = style({
  position: 'absolute',
  top: 0,
  insetInlineStart: 'var(--place)',
  display: 'grid',
  justifyItems: 'center',
  gap: '4px',
  translate: '-50% 0',
  whiteSpace: 'nowrap',
  selectors: { '&[data-last]': { translate: '-100% 0', justifyItems: 'end' } },
});

const markBase = style({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  border: `2px solid ${color.lineStrong}`,
  borderRadius: radius.round,
  background: color.surface1,
  font: `${weight.strong} ${text.s}/1 ${font.number}`,
  color: color.ink2,
  transition: `background-color ${motion.panel}, border-color ${motion.panel}`,
});

export const mark = styleVariants({
  reached: [markBase, { borderColor: color.brand, background: color.brand, color: color.onBrand }],
  next: [markBase, { borderColor: color.diamond, color: color.ink1 }],
  ahead: [markBase],
});

const wordsBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  fontSize: text.s,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
});

export const words = styleVariants({
  reached: [wordsBase, { color: color.ink3 }],
  next: [wordsBase, { color: color.diamondInk }],
  ahead: [wordsBase, { color: color.ink2 }],
});

export const left = style({ marginInlineEnd: space.x1, color: color.ink1 });
