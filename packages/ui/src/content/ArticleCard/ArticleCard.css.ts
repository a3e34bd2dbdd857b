import { style, styleVariants } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, radius, space, text, weight } = vars;

const base = style({ minWidth: 0 });
export const card = styleVariants({
  lead: [base, { display: 'grid', gap: space.x3 }],
  row: [
    base,
    {
      display: 'grid',
      gap: space.x5,
      alignItems: 'center',
      padding: `${space.x4} 0`,
      borderBottom: `1px solid ${color.line}`,
      selectors: { '&[data-pictured]': { gridTemplateColumns: '208px minmax(0, 1fr)' } },
    },
  ],
  side: [
    base,
    {
      display: 'grid',
      gap: space.x3,
      alignItems: 'start',
      selectors: { '&[data-pictured]': { gridTemplateColumns: '132px minmax(0, 1fr)' } },
    },
  ],
  tile: [base, { display: 'grid', gap: space.x2, alignContent: 'start' }],
  line: [base],
});

const shot = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: radius.card,
  background: color.surface3,
});
export const picture = styleVariants({ lead: [shot], row: [shot], side: [shot], tile: [shot], line: [shot] });
export const corner = style({
  position: 'absolute',
  left: '8px',
  top: '8px',
  padding: '0 6px',
  borderRadius: '3px',
  background: faded(paint.coal16, 0.82),
  color: color.onFrame,
  fontSize: text.s,
  lineHeight: '22px',
});
export const onPicture = style({ position: 'absolute', left: space.x4, bottom: space.x4, maxWidth: `calc(100% - 2 * ${space.x4})` });

export const words = styleVariants({
  lead: { display: 'grid', gap: space.x2 },
  row: { display: 'grid', gap: '6px', minWidth: 0 },
  side: { display: 'grid', gap: '4px', minWidth: 0 },
  tile: { display: 'grid', gap: '4px', minWidth: 0 },
  line: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center', gap: space.x3, minHeight: '36px' },
});

const clamp = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' } as const;
export const title = styleVariants({
  lead: { fontSize: text.title, lineHeight: '38px', fontWeight: weight.strong },
  row: { ...clamp, fontSize: text.l, lineHeight: '26px', fontWeight: weight.strong },
  side: { ...clamp, fontSize: '15px', lineHeight: '23px', fontWeight: weight.strong },
  tile: { ...clamp, fontSize: '15px', lineHeight: '23px', fontWeight: weight.strong, minHeight: '46px' },
  line: {
    gridColumn: '2',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: weight.normal,
    lineHeight: '22px',
  },
});
export const link = style({
  overflowWrap: 'anywhere',
  ':hover': { color: color.brand, textDecoration: 'underline', textDecorationThickness: '1px' },
});
const quiet = { color: color.ink2, overflowWrap: 'anywhere' } as const;
export const summary = styleVariants({
  lead: { ...quiet, fontSize: '15px', lineHeight: '25px' },
  row: { ...quiet, ...clamp, lineHeight: '22px' },
});

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${space.x3}`,
  minHeight: '20px',
  color: color.ink3,
  fontSize: text.s,
} as const;
export const facts = styleVariants({
  lead: row,
  row,
  // Author and time stay on one line, however long the name is; the rest follows below.
  side: {
    ...row,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, max-content) max-content max-content',
    justifyItems: 'start',
    columnGap: space.x2,
  },
  tile: row,
  line: { ...row, gridColumn: '3', fontVariantNumeric: 'tabular-nums' },
});
export const source = style({ minWidth: 0, maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: '4px' });
