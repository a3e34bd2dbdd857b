import { globalStyle, style } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

/** Over a moving picture: a dark plate whatever the theme. */
export const frame = style({
  width: 'fit-content',
  minWidth: '236px',
  maxWidth: '100%',
  padding: `${space.x1} ${space.x2} ${space.x3} ${space.x4}`,
  borderRadius: vars.radius.card,
  background: faded(paint.coal15, 0.9),
  color: color.onBug,
  fontSize: text.xs,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x4,
  fontSize: text.s,
});
export const acts = style({ display: 'flex' });
export const rows = style({ display: 'grid', margin: 0, paddingRight: space.x2 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: space.x3,
  lineHeight: '20px',
  selectors: { '&[data-trouble]': { color: paint.troubleOnDark } },
});
globalStyle(`${row} > dt`, { color: color.onFrameMuted });
globalStyle(`${row} > dd`, {
  margin: 0,
  fontFamily: vars.font.number,
  fontSize: text.s,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
