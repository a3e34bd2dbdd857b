import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, motion, text } = vars;

export const root = style({ position: 'relative', display: 'grid', gap: '6px', width: '100%', fontSize: text.s });

export const head = style({ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: '2px 12px' });

export const labelText = style({ minWidth: 0, color: color.ink2 });

export const valueText = style({
  marginInlineStart: 'auto',
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  color: color.ink1,
});

// The slant of the scorebug's stripe; the outline keeps the track apart from the page by 3:1.
const base = style({
  forcedColorAdjust: 'none',
  overflow: 'hidden',
  borderRadius: '2px',
  background: color.surface3,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  transform: `skewX(${vars.skew})`,
});
export const track = styleVariants({ s: [base, { height: '4px' }], m: [base, { height: '6px' }], l: [base, { height: '10px' }] });

const sweep = keyframes({ from: { translate: '-100% 0' }, to: { translate: '250% 0' } });

export const fill = style({
  display: 'block',
  height: '100%',
  width: 'calc(var(--share) * 100%)',
  transition: `width ${motion.panel} ${motion.ease}`,
  selectors: {
    '&[data-indeterminate]': { width: '40%', animation: `${sweep} 1200ms ${motion.ease} infinite` },
    // Stilled, it fills the whole track at half strength: at work, but with no measure.
    "[data-motion='reduced'] &[data-indeterminate]": { width: '100%', opacity: 0.5, animation: 'none' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&[data-indeterminate]': { width: '100%', opacity: 0.5, animation: 'none' } } },
  },
});

export const indicator = styleVariants({
  brand: { background: color.brand },
  success: { background: color.success },
  warning: { background: color.warning },
  critical: { background: color.live },
  diamond: { background: color.diamond },
});
