import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x4}`,
  color: color.ink2,
  fontSize: text.s,
});
export const pair = style({ display: 'inline-flex', alignItems: 'center', gap: space.x1, whiteSpace: 'nowrap' });
export const keyCap = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '22px',
  height: '22px',
  padding: '0 6px',
  border: `1px solid ${color.lineStrong}`,
  borderBottomWidth: '2px',
  borderRadius: '5px',
  background: color.surface1,
  fontFamily: vars.font.number,
  fontSize: text.s,
  fontWeight: vars.weight.strong,
});
