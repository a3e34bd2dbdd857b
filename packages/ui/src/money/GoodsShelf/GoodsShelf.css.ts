import { style } from '@vanilla-extract/css';
import { surface } from '../../theme/recipes/surface.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(196px, 1fr))',
  gap: space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = style([
  surface,
  { position: 'relative', display: 'grid', gridTemplate: 'auto 1fr / minmax(0, 1fr)', overflow: 'hidden' },
]);
export const over = style({ filter: 'grayscale(1)', opacity: 0.55 });
export const mark = style({
  position: 'absolute',
  top: '58px',
  insetInlineStart: '50%',
  transform: 'translateX(-50%) skewX(-12deg)',
  padding: '2px 16px',
  background: color.bug,
  color: color.onBug,
  fontWeight: vars.weight.strong,
  fontSize: text.m,
  lineHeight: '24px',
  whiteSpace: 'nowrap',
});
/** The price stands at the foot, whether the neighbours' descriptions take one line or two. */
export const body = style({ display: 'grid', gridTemplate: 'auto 1fr / minmax(0, 1fr)', gap: '6px', padding: space.x3 });
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.x2,
  minWidth: 0,
  minHeight: '20px',
});
export const name = style({ ...cut, color: color.ink1, fontWeight: vars.weight.medium, lineHeight: '22px' });
export const about = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.ink3,
  fontSize: text.xs,
  alignSelf: 'start',
  lineHeight: '18px',
  minHeight: '18px',
  maxHeight: '36px',
});
export const quiet = style({ flex: 'none', color: color.ink3, fontSize: text.s, lineHeight: '20px' });
export const lack = style({ flex: 'none', color: color.warning, fontSize: text.s, lineHeight: '20px' });
/** As high as the bar of a thing of which there is a number. */
export const bare = style({ display: 'block', height: '4px' });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  minHeight: '36px',
});
