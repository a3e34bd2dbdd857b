import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

export const panel = style({
  containerType: 'inline-size',
  display: 'flex',
  minHeight: '516px',
  width: '100%',
  background: color.surface1,
  color: color.ink1,
});

export const standalone = style({ maxWidth: '704px', borderRadius: vars.radius.card, overflow: 'hidden', boxShadow: vars.shadow.float });

/** Leaves room for the foot below. */
export const pane = style({ position: 'relative', flex: 1, minWidth: 0, padding: `${space.x5} ${space.x6} 64px` });

export const head = style({ height: '36px' });

export const covered = style({ transition: `opacity ${vars.motion.panel}` });

export const faded = style([covered, { opacity: 0.35 }]);

export const title = style({ height: '36px', fontSize: vars.text.xl, lineHeight: '24px', fontWeight: vars.weight.strong });

export const captchaCard = style({ position: 'absolute', insetInline: space.x3, top: '64px', display: 'grid', justifyItems: 'center' });
