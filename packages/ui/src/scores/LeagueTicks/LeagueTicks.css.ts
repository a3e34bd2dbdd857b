import { style } from '@vanilla-extract/css';
import { markOf } from '../../pictures/teamColor.ts';
import { themes, vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))',
  columnGap: '40px',
});
export const item = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr) 52px 64px',
  alignItems: 'center',
  gap: '12px',
  minHeight: '44px',
  borderTop: `1px solid ${color.line}`,
});
export const words = style({ color: color.ink2, fontSize: text.s, lineHeight: '18px' });
export const strip = style({
  position: 'relative',
  height: '30px',
  '::before': { content: '', position: 'absolute', right: 0, bottom: '6px', left: 0, borderTop: `1px solid ${color.line}` },
});
const mark = style({ position: 'absolute', left: 'var(--at)' });
export const tick = style([mark, { bottom: '3px', width: '2px', height: '9px', marginLeft: '-1px', background: color.lineStrong }]);
export const mean = style([mark, { top: '6px', bottom: '3px', borderLeft: `2px dashed ${color.ink3}`, marginLeft: '-1px' }]);
export const own = style([
  mark,
  {
    top: '1px',
    bottom: '1px',
    width: '7px',
    marginLeft: '-3px',
    borderRadius: '1px',
    outline: `1px solid ${color.surface1}`,
    background: markOf('var(--home)', 'day'),
    transform: `skewX(${vars.skew})`,
    selectors: { [`${themes.night} &`]: { background: markOf('var(--home)', 'night') } },
  },
]);
export const figure = style({
  color: color.ink1,
  fontFamily: font.number,
  fontSize: text.xl,
  fontWeight: weight.strong,
  textAlign: 'right',
  whiteSpace: 'nowrap',
});
export const note = style({
  display: 'grid',
  color: color.ink3,
  fontSize: text.xs,
  lineHeight: '17px',
  textAlign: 'right',
  whiteSpace: 'nowrap',
});
export const rank = style({ color: color.brand, fontWeight: weight.strong });
