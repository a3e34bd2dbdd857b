import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

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

/** Room around the title, and for the cross beside it. */
export const titleSpace = style({ padding: `${space.x5} 56px 0 ${space.x5}` });

export const scroller = style({ position: 'relative', minHeight: 0, display: 'flex', flexDirection: 'column' });

export const body = style({
  minHeight: 0,
  padding: `${space.x4} ${space.x5} 2px`,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
