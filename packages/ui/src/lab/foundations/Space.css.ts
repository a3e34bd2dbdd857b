import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

/** A bar as long as the space it represents, slanted like the scorebug. */
export const bar = style({ height: '14px', background: vars.color.brand, transform: `skewX(${vars.skew})`, width: 'var(--length)' });
export const corner = styleVariants(vars.radius, (radius) => ({
  width: '72px',
  height: '48px',
  border: `2px solid ${vars.color.brand}`,
  borderRadius: radius,
}));
export const lifted = style({
  width: '120px',
  height: '56px',
  borderRadius: vars.radius.card,
  background: vars.color.surface1,
  boxShadow: vars.shadow.float,
});
export const flat = style({
  width: '120px',
  height: '56px',
  borderRadius: vars.radius.card,
  background: vars.color.surface1,
  border: `1px solid ${vars.color.line}`,
});
export const slanted = style({ width: '72px', height: '40px', background: vars.color.bug, transform: `skewX(${vars.skew})` });
