import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

/** A stacking context of its own, so that lists and hints opened inside stand above it. */
export const layer = style({ position: 'relative', zIndex: vars.layer.dialog });

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  background: color.scrim,
  transition: `opacity ${vars.motion.panel}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

export const viewport = style({ position: 'fixed', inset: 0, display: 'grid', placeItems: 'center', padding: space.x6, overflow: 'auto' });

const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: '100%',
  borderRadius: vars.radius.card,
  background: color.surface1,
  color: color.ink1,
  boxShadow: vars.shadow.float,
  overflow: 'hidden',
  outline: 'none',
  transition: `opacity ${vars.motion.panel}, translate ${vars.motion.panel} ${vars.motion.ease}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0, translate: '0 8px' } },
});

export const popup = styleVariants({ s: '360px', m: '480px', l: '640px', xl: '704px' }, (maxWidth) => [frame, { maxWidth }]);

export const corner = style({ position: 'absolute', top: '18px', right: space.x4 });

export const titleText = style({ fontSize: vars.text.xl, lineHeight: '28px', fontWeight: vars.weight.strong });

/** Room around the title, and for the cross beside it. */
export const titleSpace = style({ padding: `${space.x5} 56px 0 ${space.x5}` });

export const descriptionText = style({ padding: `10px ${space.x5} 0`, color: color.ink2, lineHeight: 1.6 });

export const scroller = style({ position: 'relative', minHeight: 0, display: 'flex', flexDirection: 'column' });

export const body = style({ minHeight: 0, padding: `${space.x4} ${space.x5} 2px`, selectors: { '&:focus-visible': { outlineOffset: '-2px' } } });

export const rail = style({ width: '10px', padding: '2px' });

export const thumb = style({ borderRadius: vars.radius.round, background: color.lineStrong });

export const foot = style({ flex: 'none', display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: space.x2, padding: space.x5 });
