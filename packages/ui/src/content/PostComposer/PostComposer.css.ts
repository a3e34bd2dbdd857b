import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, radius, space, text } = vars;

export const frame = style({ display: 'flex', alignItems: 'flex-start', gap: space.x3 });
export const field = style({ flex: 1, minWidth: 0, display: 'grid', gap: space.x3 });
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.x2} ${space.x1}` });
/** Shrinks before the bar takes a second line. */
export const circle = style({ flex: '1 1 136px', maxWidth: '184px' });
export const send = style({ marginInlineStart: 'auto' });
/** Takes its space only once there is a message: without one all controls stand in one line. */
export const wrong = style({
  flex: 1,
  marginInlineEnd: space.x2,
  color: color.live,
  fontSize: text.s,
  textAlign: 'end',
  selectors: { '&:not(:empty)': { minWidth: '120px' } },
});
export const door = style({
  width: '100%',
  height: '56px',
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.card,
  background: color.surface2,
  color: color.brand,
  cursor: 'pointer',
  ':hover': { background: color.brandSoft },
});
