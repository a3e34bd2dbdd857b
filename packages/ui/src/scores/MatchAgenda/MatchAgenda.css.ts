import { globalStyle, style, type CSSProperties } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, motion, text, weight } = vars;

/** Least height of a line, px. */
export const lineHeight = 43;
const most = 12;

/** Under this width the score has a line of its own. */
const stacked = '(max-width: 299px)';

/** In a narrow line whole names matter more than a word that has a sign; where names are spelt out it is narrow sooner than in Chinese. */
const whereNarrow = (rule: CSSProperties, spelt = rule) => ({
  '(max-width: 335px)': rule,
  '(min-width: 300px) and (max-width: 379px)': { selectors: { '&:not(:lang(zh))': spelt } },
});

/** Lines that do not fit a place of known height are left out whole; no line is ever cut. */
const fitting = Object.fromEntries(
  Array.from({ length: most }, (_, count) => [
    `(max-height: ${(count + 1) * lineHeight - 1}px)`,
    { selectors: { [`&:nth-child(n + ${count + 1})`]: { display: 'none' } } },
  ]),
);

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gridAutoRows: `minmax(${lineHeight}px, 1fr)`,
  columnGap: '24px',
  height: '100%',
});

export const item = style({
  position: 'relative',
  display: 'grid',
  containerType: 'inline-size',
  minWidth: 0,
  borderBottom: `1px solid ${color.line}`,
  '@container': fitting,
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: '46px minmax(0, 1fr) 58px',
  gap: '6px',
  '@container': {
    ...whereNarrow({ gridTemplateColumns: '46px minmax(0, 1fr) 32px' }, { gridTemplateColumns: '64px minmax(0, 1fr) 32px' }),
    [stacked]: { gridTemplateColumns: 'minmax(0, 1fr) 32px', gap: '4px 6px', padding: '6px 0' },
  },
  alignItems: 'center',
  minWidth: 0,
  padding: '3px 0',
  color: color.ink1,
  transition: `background-color ${motion.press}`,
  selectors: {
    'a&:hover': { background: color.surface3 },
    'a&:active': { background: color.surface2 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

// The score, between when it is and where it leads.
globalStyle(`${line} > :nth-child(2)`, { '@container': { [stacked]: { gridRow: 2, gridColumn: '1 / -1' } } });

export const when = style({
  display: 'grid',
  gap: '1px',
  minWidth: 0,
  fontSize: text.m,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  '@container': { [stacked]: { display: 'flex', alignItems: 'baseline', gap: '8px' } },
});
export const league = style({ overflow: 'hidden', textOverflow: 'ellipsis', fontSize: text.xs, color: color.ink3 });

const end = {
  justifySelf: 'end',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3px',
  minWidth: '58px',
  maxWidth: '100%',
  height: '26px',
  padding: '0 6px',
  '@container': whereNarrow({ minWidth: 0, width: '32px' }),
  borderRadius: '6px',
  fontSize: text.xs,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
} as const;
/** Looks like the small button that the whole line is. */
export const watch = style({
  ...end,
  background: color.brandSoft,
  color: color.brand,
  transition: `background-color ${motion.press}`,
  selectors: { [`${line}:hover &`]: { background: color.brand, color: color.onBrand } },
});
/** Read out, but not shown where it is narrow. */
export const watchWord = style({
  '@container': whereNarrow({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
});
export const arrow = style({ ...end, color: color.ink3, selectors: { [`${line}:hover &`]: { color: color.ink1 } } });
/** Over the end of the line, outside of its link. */
export const actPlace = style({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  display: 'grid',
  placeItems: 'center',
  width: '58px',
  '@container': { ...whereNarrow({ width: '32px' }), [stacked]: { insetBlock: '0 auto', width: '32px', height: '34px' } },
});
