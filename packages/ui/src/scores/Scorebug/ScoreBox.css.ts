import { style, styleVariants } from '@vanilla-extract/css';
import { inkOn } from '../../pictures/teamColor.ts';
import { themes, vars } from '../../theme/theme.css.ts';

const { color } = vars;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '64px',
  height: '28px',
  overflow: 'hidden',
  borderRadius: '3px',
  transform: `skewX(${vars.skew})`,
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  fontSize: '20px',
  lineHeight: '28px',
});

export const box = styleVariants({
  live: [
    base,
    {
      background: color.bug,
      color: color.onBug,
      selectors: { [`${themes.night} &`]: { background: color.chalkCell, color: color.onChalkCell } },
    },
  ],
  finished: [base, { background: color.surface3, color: color.ink1 }],
  before: [base, { boxShadow: `inset 0 0 0 1px ${color.line}`, color: color.ink3, fontSize: '14px' }],
});

const digit = style({ flex: 1, textAlign: 'center' });
export const boxDigit = styleVariants({
  still: [digit],
  lost: [digit, { color: color.ink3 }],
  scored: [digit, { background: 'var(--mark)', color: inkOn('var(--mark)') }],
});
export const boxDash = style({ flex: '0 0 6px', opacity: 0.45, textAlign: 'center' });
