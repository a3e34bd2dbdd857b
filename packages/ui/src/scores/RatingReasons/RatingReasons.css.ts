import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { paint } from '../../theme/paint.css.ts';

const { color, font, text, weight } = vars;

export const frame = style({ display: 'grid', gap: '12px', minWidth: 0 });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: '16px 24px',
  alignItems: 'start',
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  paddingBottom: '6px',
  fontSize: text.s,
  lineHeight: '20px',
});
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: '2px 10px',
  padding: '8px 0',
  borderTop: `1px solid ${color.line}`,
});
export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: weight.medium,
  lineHeight: '22px',
  selectors: { 'a&:hover': { color: color.brand, textDecoration: 'underline' } },
});
export const parts = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.ink2,
  fontSize: text.s,
  lineHeight: '20px',
});
export const part = style({ display: 'inline-flex', gap: '4px', whiteSpace: 'nowrap' });
const figure = style({ fontFamily: font.number, fontSize: text.m, fontWeight: weight.strong });
export const values = styleVariants({
  adds: [figure, { color: color.success }],
  takes: [figure, { color: color.live }],
  base: [figure, { color: color.ink2 }],
});
const badge = style({
  justifySelf: 'start',
  minWidth: '34px',
  padding: '0 4px',
  borderRadius: vars.radius.chip,
  color: paint.paper,
  fontFamily: font.number,
  fontSize: text.l,
  fontWeight: weight.strong,
  lineHeight: '22px',
  textAlign: 'center',
});
/** Colours of ratings, all dark enough for white figures. */
export const ratings = styleVariants(
  {
    high: { background: paint.ratingHigh },
    good: { background: paint.ratingGood },
    fair: { background: paint.ratingFair },
    low: { background: paint.ratingLow },
  },
  (rule) => [badge, rule],
);
