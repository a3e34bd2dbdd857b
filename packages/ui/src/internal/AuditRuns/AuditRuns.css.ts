import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

export const row = style({ display: 'grid', gap: '3px', width: '100%', height: '28px', margin: 0, padding: 0, listStyle: 'none' });

const markBase = style({ minWidth: 0, borderRadius: '1px', transform: `skewX(${vars.skew})` });

/** Each state has its own height as well as its colour. */
export const mark = styleVariants({
  none: [markBase, { background: color.line, opacity: 0.6 }],
  sound: [markBase, { background: color.success }],
  slow: [markBase, { background: color.warning, marginTop: '8px' }],
  faulty: [markBase, { background: color.live, marginTop: '16px' }],
});
