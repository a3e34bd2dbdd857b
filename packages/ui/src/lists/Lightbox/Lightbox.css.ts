import { style, styleVariants } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, motion, space } = vars;
const gone = '&[data-starting-style], &[data-ending-style]';

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  background: faded(paint.coal12, 0.94),
  transition: `opacity ${motion.panel}`,
  selectors: { [gone]: { opacity: 0 } },
});

export const popup = style({
  position: 'fixed',
  inset: 0,
  outline: 'none',
  color: color.onFrame,
  transition: `opacity ${motion.panel}`,
  selectors: { [gone]: { opacity: 0 } },
});

export const pages = style({ position: 'absolute', inset: 0, outline: 'none' });

export const bar = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x3,
  minHeight: '56px',
  padding: `${space.x2} ${space.x4}`,
  background: faded(paint.coal12, 0.72),
});

export const counter = style({ color: color.onFrameMuted, fontSize: vars.text.s });

export const caption = style({
  textAlign: 'center',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
});

export const tools = style({ display: 'flex', justifyContent: 'flex-end', gap: space.x1 });

const side = style({
  position: 'absolute',
  top: '50%',
  translate: '0 -50%',
  borderRadius: vars.radius.card,
  background: faded(paint.coal12, 0.72),
});
export const sideButton = styleVariants({ back: [side, { insetInlineStart: space.x4 }], forth: [side, { insetInlineEnd: space.x4 }] });

export const stage = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: '72px 76px 32px',
  overflow: 'hidden',
  touchAction: 'none',
  selectors: { '&[data-zoomed="true"]': { cursor: 'grab' }, '&[data-zoomed="true"]:active': { cursor: 'grabbing' } },
});

export const image = style({
  maxWidth: '100%',
  maxHeight: '100%',
  width: 'auto',
  height: 'auto',
  minWidth: 0,
  minHeight: 0,
  objectFit: 'contain',
  borderRadius: vars.radius.chip,
  userSelect: 'none',
  cursor: 'zoom-in',
  transform: 'translate(var(--x), var(--y)) scale(var(--zoom))',
  selectors: { '[data-zoomed="true"] > &': { cursor: 'inherit' } },
});
