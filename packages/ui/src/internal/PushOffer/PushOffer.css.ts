import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, radius, shadow, space, text, weight } = vars;

export const card = style({
  position: 'fixed',
  insetInlineStart: space.x4,
  insetBlockEnd: space.x4,
  zIndex: vars.layer.toast,
  display: 'grid',
  gap: space.x2,
  width: '340px',
  maxWidth: `calc(100vw - 2 * ${space.x4})`,
  padding: space.x4,
  borderRadius: radius.card,
  background: color.surface1,
  color: color.ink1,
  boxShadow: shadow.float,
});

export const title = style({ fontSize: text.l, fontWeight: weight.strong });

export const words = style({ fontSize: text.s, lineHeight: 1.6, color: color.ink2 });

export const foot = style({ display: 'flex', gap: space.x2, marginTop: space.x2 });
