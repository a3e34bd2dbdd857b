import { style } from '@vanilla-extract/css';
import { markOf } from '../../pictures/teamColor.ts';
import { themes, vars } from '../../theme/theme.css.ts';

const { color, font, weight } = vars;

export const frame = style({ display: 'flex', alignItems: 'center', gap: '10px', minWidth: '120px' });
export const bar = style({
  forcedColorAdjust: 'none',
  position: 'relative',
  flex: 1,
  height: '8px',
  overflow: 'hidden',
  borderRadius: '2px',
  background: color.surface3,
});
export const part = style({
  position: 'absolute',
  top: 0,
  bottom: 0,
  left: 'var(--from)',
  width: 'var(--length)',
  minWidth: '3px',
  background: markOf('var(--home)', 'day'),
  selectors: { [`${themes.night} &`]: { background: markOf('var(--home)', 'night') } },
});
export const figure = style({
  minWidth: '30px',
  color: color.ink2,
  fontFamily: font.number,
  fontSize: '15px',
  fontWeight: weight.medium,
  textAlign: 'right',
});
