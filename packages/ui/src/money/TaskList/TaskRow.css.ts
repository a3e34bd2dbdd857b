import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, motion, space, text, weight } = vars;

/** In a narrow column the bar of a full row is below its text. */
const narrow = 'tasks (max-width: 480px)';

const rowBase = style({ display: 'grid', alignItems: 'center', color: color.ink1 });

export const row = styleVariants({
  full: [
    rowBase,
    {
      gridTemplateColumns: '36px minmax(0, 1fr) 136px minmax(56px, auto) 104px',
      gap: '0 14px',
      minHeight: '60px',
      padding: '6px 0',
      '@container': { [narrow]: { gridTemplateColumns: '36px minmax(0, 1fr) minmax(52px, auto) 92px', gap: '0 10px' } },
    },
  ],
  compact: [
    rowBase,
    { gridTemplateColumns: '28px minmax(0, 1fr) auto 84px', gridTemplateRows: 'auto auto', gap: '0 10px', minHeight: '48px' },
  ],
});

const tile = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: '8px',
  overflow: 'hidden',
  '@container': { [narrow]: { gridRow: '1 / 3' } },
  transition: `background-color ${motion.panel}, color ${motion.panel}`,
  selectors: { [`${row.compact} > &`]: { gridRow: '1 / 3', borderRadius: '6px' } },
});

export const picture = styleVariants({
  open: [tile, { color: color.brand, background: color.brandSoft }],
  over: [tile, { color: color.ink3, background: color.surface3 }],
});

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const what = style({
  minWidth: 0,
  gridColumn: 2,
  '@container': { [narrow]: { selectors: { '&:not(:has(+ [data-progress]))': { gridRow: '1 / 3' } } } },
  selectors: { [`${row.compact} > &:not(:has(+ [data-progress]))`]: { gridRow: '1 / 3' } },
});

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A long task takes a second line where the row is tall. */
const twoLines = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' } as const;

export const title = style({
  ...twoLines,
  fontWeight: weight.medium,
  lineHeight: '21px',
  selectors: {
    [`${row.compact} &`]: { ...cut, display: 'block', fontSize: text.s, fontWeight: weight.normal, lineHeight: '20px' },
    '[data-over] &': { color: color.ink3 },
  },
});

export const hint = style({ ...cut, fontSize: text.xs, lineHeight: '18px', color: color.ink3 });

export const progress = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minWidth: 0,
  gridColumn: 3,
  '@container': { [narrow]: { gridArea: '2 / 2', minHeight: '18px' } },
  selectors: { [`${row.compact} > &`]: { gridArea: '2 / 2', height: '16px', alignSelf: 'start' } },
});

export const track = style({
  forcedColorAdjust: 'none',
  flex: 1,
  minWidth: 0,
  height: '6px',
  overflow: 'hidden',
  background: color.surface3,
  transform: `skewX(${vars.skew})`,
  selectors: { [`${row.compact} &`]: { flex: '0 1 96px', height: '4px' } },
});

export const reached = style({
  display: 'block',
  width: '100%',
  height: '100%',
  background: color.brand,
  transformOrigin: 'left',
  transform: 'scaleX(var(--share))',
  transition: `transform ${motion.panel} ${motion.ease}`,
  selectors: { '[data-over] &': { background: color.lineStrong } },
});

export const count = style({
  flex: 'none',
  minWidth: '38px',
  font: `${weight.medium} 15px/1 ${font.number}`,
  color: color.ink2,
  selectors: { [`${row.compact} &`]: { fontSize: text.s, color: color.ink3 } },
});

export const reward = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4px',
  gridColumn: 4,
  '@container': { [narrow]: { gridArea: '1 / 3 / 3 / 4' } },
  font: `${weight.strong} 15px/1.2 ${font.number}`,
  color: color.diamondInk,
  selectors: { [`${row.compact} > &`]: { gridArea: '1 / 3 / 3 / 4' }, '[data-over] > &': { color: color.ink3 } },
});

export const act = style({
  gridColumn: 5,
  '@container': { [narrow]: { gridArea: '1 / 4 / 3 / 5' } },
  fontSize: text.s,
  selectors: { [`${row.compact} > &`]: { gridArea: '1 / 4 / 3 / 5' } },
});

export const claim = style({ display: 'block' });

globalStyle(`${act} :is(a, button)`, { paddingInline: '4px' });
globalStyle(`${claim}[data-claimed] button`, { cursor: 'default', color: color.ink3, background: 'none' });
globalStyle(`${claim}[data-claimed] button:active`, { translate: 'none' });

export const still = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '28px',
  borderRadius: '6px',
  textAlign: 'center',
  color: color.ink3,
  background: color.surface3,
});
