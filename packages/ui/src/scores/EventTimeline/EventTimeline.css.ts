import { style, styleVariants } from '@vanilla-extract/css';
import { inkOn, markOf } from '../../pictures/teamColor.ts';
import { themes, vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;
const night = (value: string) => ({ [`${themes.night} &`]: { vars: { '--mark': value } } });
const marked = (team: string) => ({ vars: { '--mark': markOf(team, 'day') }, selectors: night(markOf(team, 'night')) });

export const axis = style({
  position: 'relative',
  display: 'grid',
  '::before': {
    content: '',
    position: 'absolute',
    left: '50%',
    top: '14px',
    bottom: '14px',
    width: '2px',
    marginLeft: '-1px',
    background: color.line,
  },
});

const rowBase = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 52px minmax(0, 1fr)', alignItems: 'center' });
export const row = styleVariants({ m: [rowBase, { minHeight: '40px' }], s: [rowBase, { minHeight: '28px', fontSize: text.s }] });
export const minute = style({
  position: 'relative',
  justifySelf: 'center',
  padding: '0 5px',
  background: color.surface1,
  color: color.ink2,
  fontFamily: font.number,
  fontSize: text.m,
  fontWeight: weight.strong,
  lineHeight: '20px',
});

const sideBase = style({ display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 });
export const side = styleVariants({
  home: [sideBase, { flexDirection: 'row-reverse', textAlign: 'right' }, marked('var(--home)')],
  away: [sideBase, { gridColumn: 3 }, marked('var(--away)')],
});
export const words = style({ minWidth: 0 });
export const player = styleVariants({
  plain: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: '20px' },
  strong: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: '20px', fontWeight: weight.strong },
});
export const detail = style({ display: 'block', color: color.ink3, fontSize: text.xs, lineHeight: '18px' });
export const swap = style({ display: 'inline-flex', alignItems: 'center', gap: '4px', lineHeight: '20px' });
export const swapIn = style({ color: color.success });
export const swapOut = style({ color: color.ink3 });

/** The score after a goal, in the colour of the side that scored. */
export const tag = style({
  flex: 'none',
  minWidth: '40px',
  padding: '0 6px',
  borderRadius: '3px',
  background: 'var(--mark)',
  color: inkOn('var(--mark)'),
  fontFamily: font.number,
  fontSize: '15px',
  fontWeight: weight.strong,
  lineHeight: '22px',
  textAlign: 'center',
  transform: `skewX(${vars.skew})`,
});
export const sign = style({ flex: 'none', display: 'grid', placeItems: 'center', width: '20px' });

export const whistle = style({ position: 'relative', display: 'grid', placeItems: 'center', minHeight: '36px' });
export const whistleWords = style({
  padding: '1px 10px',
  borderRadius: vars.radius.chip,
  background: color.surface3,
  color: color.ink2,
  fontSize: text.xs,
  lineHeight: '18px',
});

/** The same along the minutes of the match. */
export const track = style({ position: 'relative', height: '112px', margin: '0 20px' });
export const trackLine = style({ position: 'absolute', left: 0, right: 0, top: '49px', height: '2px', background: color.line });
export const trackDone = style({ position: 'absolute', left: 0, top: '49px', height: '2px', background: color.ink3 });
export const tick = style({
  position: 'absolute',
  bottom: 0,
  translate: '-50% 0',
  color: color.ink3,
  fontFamily: font.number,
  fontSize: text.s,
  lineHeight: '18px',
});
const spot = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '28px',
  marginLeft: '-20px',
  padding: 0,
  borderRadius: vars.radius.chip,
  cursor: 'default',
  ':hover': { background: color.surface3, zIndex: 1 },
});
export const spots = styleVariants({
  home: [spot, { top: '14px' }, marked('var(--home)')],
  away: [spot, { top: '58px' }, marked('var(--away)')],
});
