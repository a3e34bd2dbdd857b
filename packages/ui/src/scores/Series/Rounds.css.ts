import { style, styleVariants } from '@vanilla-extract/css';
import { inkOn, markOf } from '../../pictures/teamColor.ts';
import { themes, vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;
const figure = { fontFamily: font.number, fontWeight: weight.strong } as const;

/** Worth of both sides, round by round, and how they bought. */
const drawn = (side: string) => ({
  fill: 'none',
  stroke: markOf(side, 'day'),
  strokeWidth: 2,
  strokeLinejoin: 'round' as const,
  selectors: { [`${themes.night} &`]: { stroke: markOf(side, 'night') } },
});
export const curve = styleVariants({ home: drawn('var(--home)'), away: drawn('var(--away)') });
const whole = (side: string) => ({ fill: markOf(side, 'day'), selectors: { [`${themes.night} &`]: { fill: markOf(side, 'night') } } });
export const point = styleVariants({ home: whole('var(--home)'), away: whole('var(--away)') });
export const buyCell = styleVariants({ home: whole('var(--home)'), away: whole('var(--away)'), open: { fill: color.surface3 } });
const inked = (side: string) => ({
  ...figure,
  fontSize: text.xs,
  fill: inkOn(markOf(side, 'day')),
  selectors: { [`${themes.night} &`]: { fill: inkOn(markOf(side, 'night')) } },
});
export const buyLetter = styleVariants({
  home: inked('var(--home)'),
  away: inked('var(--away)'),
  open: { ...figure, fontSize: text.xs, fill: color.ink2 },
});

/** Choice of the maps, step by step. */
export const veto = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
  gap: '8px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const called = (mark: string, night = mark) => ({
  display: 'grid',
  gap: '2px',
  padding: '6px 10px 8px',
  borderInlineStart: `4px solid ${mark}`,
  borderRadius: '2px',
  background: color.surface2,
  lineHeight: '20px',
  selectors: { [`${themes.night} &`]: { borderInlineStartColor: night }, '&[data-act="ban"]': { background: 'none' } },
});
export const vetoStep = styleVariants({
  home: called(markOf('var(--home)', 'day'), markOf('var(--home)', 'night')),
  away: called(markOf('var(--away)', 'day'), markOf('var(--away)', 'night')),
  left: called(color.lineStrong),
});
export const vetoMap = styleVariants({ ban: { color: color.ink3 }, open: { fontWeight: weight.medium } });
export const vetoAct = style({ color: color.ink3, fontSize: text.xs, lineHeight: '18px' });
