import { style } from '@vanilla-extract/css';
import { vars } from '../theme.css.ts';

const { color, space } = vars;

/** Room for what stands over a list of people. */
export const slot = style({ flex: 'none', padding: `${space.x3} ${space.x4}` });

/** A name and what stands beside it. */
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

/** Stands where no name is known. */
export const fallbackName = style([name, { color: color.ink3 }]);
