import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, radius, text, weight } = vars;

const base = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  border: '2px solid currentColor',
  borderRadius: radius.chip,
  whiteSpace: 'nowrap',
  transform: 'rotate(-4deg)',
});
export const look = styleVariants({
  won: [base, { color: color.success, background: color.successSoft }],
  void: [base, { color: color.ink2, background: color.surface2 }],
  lost: [base, { color: color.ink1, background: color.surface1 }],
  open: [base, { borderStyle: 'dashed', color: color.ink3 }],
  cancelled: [base, { borderStyle: 'dashed', color: color.ink2 }],
});
export const size = styleVariants({
  s: { padding: '1px 8px', fontSize: text.s, fontWeight: weight.strong },
  l: {
    padding: '4px 16px',
    fontSize: text.xxl,
    fontWeight: weight.strong,
    boxShadow: 'inset 0 0 0 2px currentColor',
    transform: 'rotate(-6deg)',
  },
});
export const gained = style({ font: `${weight.strong} ${text.s}/18px ${font.number}` });
