import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;

export const frame = style({ containerType: 'inline-size' });
export const bar = style({ display: 'flex', alignItems: 'center', gap: '12px', paddingBottom: '8px' });
export const table = style({ width: '100%', tableLayout: 'fixed', fontSize: text.m });
const headBase = style({
  height: '34px',
  padding: 0,
  color: color.ink3,
  fontSize: text.xs,
  fontWeight: weight.normal,
  lineHeight: '16px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
export const head = styleVariants({ middle: [headBase], start: [headBase, { textAlign: 'left' }] });
export const apart = style({ borderLeft: `1px solid ${color.line}` });
export const wide = style({ '@container': { '(max-width: 559px)': { display: 'none' } } });
/** Names are short; the curves, where shown, take the remaining width. */
export const companyColumn = style({ '@container': { '(min-width: 560px)': { width: '160px' } } });
/** Hidden in a side column, where names of companies stay whole. */
export const roomy = style({ '@container': { '(max-width: 399px)': { display: 'none' } } });
const narrowTo = (width: string) => ({ '@container': { '(max-width: 399px)': { width } } });
export const priceWidth = styleVariants({
  price: { width: '64px', ...narrowTo('54px') },
  line: { width: '72px', ...narrowTo('66px') },
});
export const row = style({ transition: `background-color ${vars.motion.panel}`, ':hover': { background: color.surface3 } });
const cell = style({ height: '48px', padding: 0, borderTop: `1px solid ${color.line}`, textAlign: 'center' });
export const cells = styleVariants({ middle: [cell], start: [cell, { textAlign: 'left' }] });
export const company = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: weight.normal,
  lineHeight: '22px',
});
export const companyButton = style([
  company,
  {
    maxWidth: '100%',
    padding: '0 6px',
    margin: '0 -6px',
    borderRadius: vars.radius.chip,
    cursor: 'pointer',
    textAlign: 'left',
    selectors: { '&:hover': { color: color.brand, background: color.surface3 }, '&:active': { translate: '0 1px' } },
  },
]);
export const rate = style({ color: color.ink2, fontFamily: font.number, fontSize: '15px', fontWeight: weight.medium });
export const average = style({ background: color.surface2 });

/** As wide as its cell; its line is drawn in hundredths of the width. */
export const spark = style({ position: 'relative', display: 'block', height: '30px', margin: '0 14px 0 10px' });
export const sparkBox = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' });
const unscaled = { vectorEffect: 'non-scaling-stroke' } as const;
export const sparkLine = style({ ...unscaled, fill: 'none', stroke: color.ink2, strokeWidth: 1.5, strokeLinejoin: 'round' });
export const sparkStart = style({ ...unscaled, stroke: color.lineStrong, strokeDasharray: '2 2' });
const sparkDot = style({ position: 'absolute', left: '100%', width: '5px', height: '5px', margin: '-2.5px', borderRadius: '50%' });
export const sparkEnd = styleVariants({
  up: [sparkDot, { background: color.oddsUp }],
  down: [sparkDot, { background: color.oddsDown }],
  flat: [sparkDot, { background: color.oddsFlat }],
});
export const change = styleVariants(
  { up: { color: color.oddsUp }, down: { color: color.oddsDown }, flat: { color: color.oddsFlat } },
  (rule) => [rule, { fontFamily: font.number, fontSize: '15px', fontWeight: weight.strong, whiteSpace: 'nowrap' }],
);
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  paddingTop: '10px',
  borderTop: `1px solid ${color.line}`,
  color: color.ink3,
  fontSize: text.xs,
  lineHeight: '18px',
});
export const drawer = style({ padding: '12px', borderTop: `1px solid ${color.line}`, background: color.surface2 });
/** Minute and score of a change, under its time. */
export const moment = style({ display: 'block', color: color.ink3, fontFamily: font.number, fontSize: text.s, lineHeight: '18px' });

export const trend = style({ display: 'block', width: '100%', height: 'auto' });
export const trendFrame = style({ display: 'grid', gap: '4px' });
export const trendHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  color: color.ink3,
  fontSize: text.xs,
  lineHeight: '18px',
});
export const trendLine = style({
  fill: 'none',
  stroke: color.brand,
  strokeWidth: 1.8,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const trendBase = style({ stroke: color.line });
export const trendMark = styleVariants({
  goal: { stroke: color.lineStrong, strokeDasharray: '2 3' },
  red: { stroke: color.cardRed, strokeDasharray: '2 3' },
});
export const trendWord = style({
  fill: color.ink2,
  fontFamily: font.number,
  fontSize: '12px',
  fontWeight: weight.strong,
  textAnchor: 'middle',
});
export const trendEnd = style({ fill: color.brand });
