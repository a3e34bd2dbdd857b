import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, skew } = vars;

export const list = style({ display: 'inline-flex', gap: '3px' });
const base = style({ boxSizing: 'border-box', width: '9px', height: '12px', transform: `skewX(${skew})` });
export const mark = styleVariants({
  won: [base, { background: color.success }],
  lost: [base, { border: `2px solid ${color.live}` }],
  void: [base, { background: color.lineStrong, height: '6px', alignSelf: 'center' }],
});
