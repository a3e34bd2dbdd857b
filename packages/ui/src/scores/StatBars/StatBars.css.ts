import { style, styleVariants } from '@vanilla-extract/css';
import { markOf } from '../../pictures/teamColor.ts';
import { themes, vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;

export const list = styleVariants({ m: { display: 'grid', gap: '11px' }, s: { display: 'grid', gap: '7px' } });
export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  paddingBottom: '8px',
  fontSize: text.s,
  lineHeight: '20px',
});
export const headAway = style({ display: 'inline-flex', alignItems: 'center', gap: '8px', marginLeft: 'auto' });
export const headHome = style({ display: 'inline-flex', alignItems: 'center', gap: '8px' });

const itemBase = style({ display: 'grid', alignItems: 'center', columnGap: '4px' });
export const item = styleVariants({
  m: [itemBase, { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gridTemplateAreas: '"words words" "home away"', rowGap: '5px' }],
  s: [itemBase, { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', gridTemplateAreas: '"home words away"', columnGap: '8px' }],
});
const wordsBase = style({
  gridArea: 'words',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  color: color.ink2,
  lineHeight: '20px',
});
export const words = styleVariants({ m: [wordsBase, { fontSize: text.s }], s: [wordsBase, { width: '180px', fontSize: text.xs }] });
const figureBase = style({ flex: 'none', minWidth: '48px', fontFamily: font.number, fontSize: text.l, lineHeight: '20px' });
export const figure = styleVariants({
  more: [figureBase, { color: color.ink1, fontWeight: weight.strong }],
  less: [figureBase, { color: color.ink3, fontWeight: weight.medium }],
});
export const figureEnd = style({ textAlign: 'right' });
export const name = style({ minWidth: 0, textAlign: 'center', overflow: 'hidden', textOverflow: 'ellipsis' });

const bar = style({
  forcedColorAdjust: 'none',
  position: 'relative',
  height: '6px',
  overflow: 'hidden',
  borderRadius: '2px',
  background: color.surface3,
});
const fill = (team: string) => ({
  background: markOf(team, 'day'),
  selectors: { [`${themes.night} &`]: { background: markOf(team, 'night') } },
});
export const bars = styleVariants({ home: [bar, { gridArea: 'home' }], away: [bar, { gridArea: 'away' }] });
const part = style({ position: 'absolute', top: 0, bottom: 0, width: 'var(--share)', borderRadius: '2px' });
export const parts = styleVariants({ home: [part, { right: 0 }, fill('var(--home)')], away: [part, { left: 0 }, fill('var(--away)')] });
/** The lower of the two is faded. */
export const back = style({ opacity: 0.5, selectors: { [`${themes.night} &`]: { opacity: 0.7 } } });
