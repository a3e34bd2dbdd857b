import { style, styleVariants } from '@vanilla-extract/css';
import { markOf } from '../../pictures/teamColor.ts';
import { themes, vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;
const narrow = '(max-width: 439px)';
const clipped = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const frame = style({ display: 'grid' });
export const heads = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  gap: '12px',
  alignItems: 'baseline',
  fontSize: text.m,
  lineHeight: '22px',
});
export const count = style({ color: color.ink2 });
export const sideCount = styleVariants({
  home: { fontWeight: weight.strong, overflowWrap: 'anywhere' },
  away: { fontWeight: weight.strong, overflowWrap: 'anywhere', textAlign: 'right' },
});
export const bar = style({ display: 'flex', gap: '3px', height: '8px', margin: '8px 0 4px' });
const piece = style({ flexBasis: 0, transform: `skewX(${vars.skew})`, borderRadius: '1px' });
const team = (side: string) => ({
  background: markOf(side, 'day'),
  selectors: { [`${themes.night} &`]: { background: markOf(side, 'night') } },
});
export const part = styleVariants({
  home: [piece, team('var(--home)')],
  even: [piece, { background: color.lineStrong }],
  away: [piece, team('var(--away)')],
});
export const goals = style({ paddingBottom: '8px', color: color.ink3, fontSize: text.xs, lineHeight: '18px', textAlign: 'center' });

export const list = style({ display: 'grid', containerType: 'inline-size' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '74px minmax(62px, 0.3fr) minmax(0, 1fr) 58px minmax(0, 1fr) 40px 22px',
  gap: '8px',
  alignItems: 'center',
  minHeight: '40px',
  borderTop: `1px solid ${color.line}`,
  fontSize: text.s,
  '@container': { [narrow]: { gridTemplateColumns: '56px minmax(0, 1fr) 54px minmax(0, 1fr) 22px', gap: '6px' } },
});
export const day = style({
  ...clipped,
  color: color.ink3,
  fontFamily: font.number,
  fontSize: text.m,
  lineHeight: '20px',
  '@container': { [narrow]: { fontSize: text.xs } },
});
export const league = style({
  ...clipped,
  paddingLeft: '8px',
  borderLeft: '3px solid var(--league)',
  color: color.ink2,
  lineHeight: '20px',
  '@container': { [narrow]: { display: 'none' } },
});
export const names = styleVariants({ own: { fontWeight: weight.strong }, other: { color: color.ink2 } });
export const sideNames = styleVariants({
  home: { ...clipped, lineHeight: '20px', textAlign: 'right' },
  away: { ...clipped, lineHeight: '20px' },
});
export const score = style({
  display: 'block',
  borderRadius: '3px',
  background: color.surface3,
  fontFamily: font.number,
  fontSize: '17px',
  fontWeight: weight.strong,
  lineHeight: '26px',
  textAlign: 'center',
  transform: `skewX(${vars.skew})`,
  selectors: { 'a&:hover': { background: color.bug, color: color.onBug } },
});
export const scoreHalf = style({
  color: color.ink3,
  fontFamily: font.number,
  lineHeight: '20px',
  '@container': { [narrow]: { display: 'none' } },
});
export const letter = style({ justifySelf: 'end' });

export const commonTable = style({ width: '100%', tableLayout: 'fixed', fontSize: text.s });
export const commonHead = style({
  height: '32px',
  padding: 0,
  color: color.ink3,
  fontSize: text.xs,
  fontWeight: weight.normal,
  textAlign: 'left',
});
export const commonCell = style({
  height: '44px',
  padding: '6px 8px 6px 0',
  borderTop: `1px solid ${color.line}`,
  fontWeight: weight.normal,
  textAlign: 'left',
  verticalAlign: 'middle',
});
export const opponent = style({ display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0, lineHeight: '20px' });
export const met = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  minHeight: '26px',
  color: color.ink3,
  lineHeight: '20px',
});
export const metScore = style({
  color: color.ink1,
  fontFamily: font.number,
  fontSize: text.l,
  fontWeight: weight.strong,
  selectors: { 'a&:hover': { color: color.brand, textDecoration: 'underline' } },
});
