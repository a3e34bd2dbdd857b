import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, motion } = vars;

export const panel = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.x3,
  minWidth: 0,
  padding: space.x4,
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
});
export const head = style({ display: 'flex', alignItems: 'center', gap: space.x3 });
export const title = style({ margin: 0, fontSize: text.l, fontWeight: vars.weight.strong, lineHeight: 1.45 });
export const acts = style({ display: 'grid', gap: space.x2 });

const base = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  width: '100%',
  minHeight: '56px',
  padding: `6px ${space.x3}`,
  borderRadius: vars.radius.card,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${motion.press}`,
  selectors: { '&:disabled': { opacity: 0.55, cursor: 'not-allowed' } },
});
const outlined = style([
  base,
  {
    border: `1px solid ${color.lineStrong}`,
    background: color.surface1,
    color: color.ink1,
    selectors: { '&:hover:not(:disabled)': { background: color.surface3 } },
  },
]);
export const act = {
  pay: style([
    base,
    {
      border: `1px solid ${color.brand}`,
      background: color.brand,
      color: color.onBrand,
      selectors: { '&:hover:not(:disabled)': { background: color.brandHover } },
    },
  ]),
  cancel: outlined,
  fail: outlined,
};
const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '28px',
  height: '28px',
  borderRadius: vars.radius.round,
  color: color.onBrand,
});
export const sign = styleVariants(
  { pay: { background: color.success }, cancel: { background: color.ink3 }, fail: { background: color.live } },
  (look) => [mark, look],
);
export const words = style({ display: 'grid', minWidth: 0 });
export const name = style({ fontWeight: vars.weight.strong, lineHeight: 1.45 });
export const note = style({ fontSize: text.xs, lineHeight: 1.45, color: 'inherit' });
export const choices = style({ display: 'grid', gap: space.x1 });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
export const faint = style({ margin: 0, fontSize: text.xs, lineHeight: 1.45, color: color.ink3 });
export const log = style({
  display: 'grid',
  gap: space.x2,
  alignContent: 'start',
  minHeight: '132px',
  paddingTop: space.x3,
  borderTop: `1px solid ${color.line}`,
});
export const logHead = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space.x3 });
export const logTitle = style({ margin: 0, fontSize: text.m, fontWeight: vars.weight.strong, lineHeight: 1.45 });
export const lines = style({ display: 'grid', gap: space.x1, margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x3,
  fontSize: text.s,
  lineHeight: 1.45,
});
export const time = style({ color: color.ink3, fontFamily: vars.font.number });
export const event = style({ overflowWrap: 'anywhere' });
