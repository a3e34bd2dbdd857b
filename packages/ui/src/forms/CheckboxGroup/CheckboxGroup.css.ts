import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const group = style({ display: 'grid', gap: space.x2, minWidth: 0 });
export const option = style({ display: 'grid', minWidth: 0 });
/** Under the label, past the tick. */
export const note = style({
  paddingInlineStart: '26px',
  fontSize: text.xs,
  lineHeight: '18px',
  color: color.ink3,
  overflowWrap: 'anywhere',
});
