import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, motion, space, text, weight } = vars;

export const root = style({ display: 'grid', gap: space.x3, minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `2px ${space.x3}`,
});
export const title = style({ fontSize: text.m, fontWeight: weight.strong, lineHeight: '22px' });
export const stand = style({ fontSize: text.s, lineHeight: '20px', color: color.ink2 });

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x4,
});
const sideBase = style({ display: 'flex', alignItems: 'center', gap: space.x3, minWidth: 0 });
export const side = styleVariants({
  home: [sideBase, { flexDirection: 'row-reverse', textAlign: 'end' }],
  away: [sideBase, {}],
});
export const name = style({ minWidth: 0, fontSize: text.l, fontWeight: weight.strong, lineHeight: '24px', overflowWrap: 'anywhere' });
export const seed = style({ fontFamily: font.number, fontSize: text.s, fontWeight: weight.medium, color: color.ink3 });
export const figures = style({
  display: 'flex',
  gap: space.x2,
  fontFamily: font.number,
  fontSize: '32px',
  lineHeight: '40px',
  color: color.ink3,
});
export const figure = styleVariants({
  won: { fontWeight: weight.strong, color: color.ink1 },
  lost: { fontWeight: weight.medium, color: color.ink3 },
});

export const games = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))', gap: space.x2 });
const gameBase = style({
  display: 'grid',
  gap: '2px',
  height: '100%',
  padding: `6px ${space.x2}`,
  border: `1px solid ${color.line}`,
  borderRadius: '6px',
  background: color.surface1,
  transition: `border-color ${motion.press}`,
  selectors: { 'a&:hover': { borderColor: color.brand } },
});
export const game = styleVariants({
  still: [gameBase],
  live: [gameBase, { borderColor: color.live }],
  open: [gameBase, { borderStyle: 'dashed', borderColor: color.lineStrong, background: 'transparent' }],
});
export const number = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 6px',
  fontSize: text.xs,
  lineHeight: '18px',
  color: color.ink2,
});
export const note = style({ color: color.ink3 });
export const line = style({ display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0, height: '24px', fontSize: text.s });
export const lineState = styleVariants({ open: {}, won: { fontWeight: weight.strong }, lost: { color: color.ink3 } });
export const team = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: '20px' });
export const home = style({ flex: 'none', display: 'inline-flex', color: color.ink3 });
export const points = style({ marginInlineStart: 'auto', fontFamily: font.number, fontSize: text.m });
