import { style } from '@vanilla-extract/css';
import { vars } from '../theme.css.ts';

const { color, space } = vars;

/** Space for a header over a list of people. */
export const slot = style({ flex: 'none', padding: `${space.x3} ${space.x4}` });

/** A name and the marks beside it. */
export const line = style({ display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0 });

export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  fontSize: '15px',
  fontWeight: vars.weight.medium,
  lineHeight: '22px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Text in place of an unknown name. */
export const fallbackName = style([name, { color: color.ink3 }]);
