import { style } from '@vanilla-extract/css';
import { vars } from '../theme.css.ts';

const { color, space } = vars;

/** A stacking context of its own, so that lists and hints opened inside lie above it. */
export const layer = style({ position: 'relative', zIndex: vars.layer.dialog });

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  background: color.scrim,
  transition: `opacity ${vars.motion.panel}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

export const titleText = style({ fontSize: vars.text.xl, lineHeight: '28px', fontWeight: vars.weight.strong });

export const descriptionText = style({ padding: `10px ${space.x5} 0`, color: color.ink2, lineHeight: 1.6 });

/** The scroll bar in a dialog or a drawer. */
export const rail = style({ width: '10px', padding: '2px' });

export const thumb = style({ borderRadius: vars.radius.round, background: color.lineStrong });

/** Acts under a dialog, side by side. */
export const foot = style({
  flex: 'none',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space.x2,
  padding: space.x5,
});
