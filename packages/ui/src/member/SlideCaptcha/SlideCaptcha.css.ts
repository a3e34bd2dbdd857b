import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

export const card = style({
  width: '100%',
  maxWidth: '360px',
  padding: '14px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  color: color.ink1,
  boxShadow: vars.shadow.float,
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.x2, marginBottom: '10px' });

export const title = style({ fontSize: vars.text.m, fontWeight: vars.weight.strong });

export const acts = style({ display: 'flex', gap: '4px', margin: '-4px' });

/** For the ear, and for the eye as soon as the keyboard is used. */
export const hintText = style([
  visuallyHidden,
  {
    selectors: {
      '[role="group"]:has(input:focus-visible) > &': {
        position: 'static',
        width: 'auto',
        height: 'auto',
        clipPath: 'none',
        whiteSpace: 'normal',
        marginTop: space.x2,
        fontSize: vars.text.xs,
        lineHeight: 1.5,
        color: color.ink3,
      },
    },
  },
]);
