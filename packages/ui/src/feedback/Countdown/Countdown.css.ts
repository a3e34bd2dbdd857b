import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { liveOnDark } from '../../theme/recipes/live.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, motion, text, weight } = vars;

export const frame = style({ position: 'relative', display: 'inline-block' });

/** The last ten seconds are red; the figures say the same. */
export const tones = styleVariants({
  calm: {},
  urgent: { color: color.live, selectors: { '[data-ground="dark"] &': { color: liveOnDark } } },
});

const figures = style({
  fontFamily: vars.font.number,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  lineHeight: 1.45,
});
export const clockText = styleVariants({
  s: [figures, { fontSize: text.s }],
  m: [figures, { fontSize: text.l }],
  l: [figures, { fontSize: text.xxl }],
  xl: [figures, { fontSize: text.stage, lineHeight: 1.2 }],
});

export const days = style({ marginInlineEnd: '0.35em' });

export const ringFrame = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: 'var(--side)',
  height: 'var(--side)',
  font: `${weight.strong} calc(var(--side) * 0.38)/1 ${vars.font.number}`,
});

const circle = style({ fill: 'none', strokeWidth: 3 });
export const ringTrack = style([circle, { stroke: color.surface3 }]);
export const ringArc = style([
  circle,
  {
    stroke: 'currentColor',
    strokeDasharray: 1,
    strokeDashoffset: 'calc(var(--share) - 1)',
    rotate: '-90deg',
    transformOrigin: 'center',
    transition: `stroke-dashoffset ${motion.panel} linear`,
  },
]);

globalStyle(`${ringFrame} > *`, { gridArea: '1 / 1' });
