import { style, styleVariants } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, motion, text } = vars;
const slanted = `skewX(${vars.skew})`;
const narrow = '(max-width: 620px)';
const first = '124px';
const firstNarrow = '84px';

const ground = style({ containerType: 'inline-size', background: color.surface1 });
export const panel = styleVariants({
  card: [ground, { border: `1px solid ${color.line}`, borderRadius: vars.radius.card, overflow: 'hidden' }],
  bare: [ground],
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  minHeight: '48px',
  padding: '6px 8px 6px 20px',
  borderBottom: `1px solid ${color.line}`,
  fontSize: text.l,
  fontWeight: vars.weight.strong,
});
export const where = style({
  marginInlineStart: 'auto',
  paddingInlineEnd: '12px',
  fontSize: text.s,
  fontWeight: vars.weight.normal,
  color: color.ink3,
});

export const ranks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: '4px',
  padding: `16px 22px 0 calc(20px + ${first})`,
  '@container': { [narrow]: { padding: `12px 14px 0 calc(8px + ${firstNarrow})`, gap: '2px' } },
});
export const rank = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '3px',
  minWidth: 0,
  height: '108px',
  color: color.ink2,
  fontSize: text.m,
  lineHeight: '22px',
  cursor: 'pointer',
  outlineOffset: '-2px',
  transition: `color ${motion.press}`,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    borderRadius: '4px',
    borderBottom: '4px solid var(--noble)',
    background: color.surface3,
    transform: slanted,
    transition: `background-color ${motion.press}`,
  },
  selectors: {
    '&:hover': { color: color.ink1 },
    '&:hover::before': { background: `color-mix(in oklab, var(--noble) 16%, ${color.surface3})` },
    '&:active': { translate: '0 1px' },
    '&[aria-checked="true"]': { color: 'var(--noble-ink)', fontWeight: vars.weight.strong },
    '&[aria-checked="true"]::before': { background: 'var(--noble)' },
  },
});
export const emblem = style({
  display: 'grid',
  placeItems: 'center',
  width: '34px',
  height: '34px',
  borderRadius: '6px',
  background: 'var(--noble)',
  color: 'var(--noble-ink)',
  boxShadow: `inset 0 0 0 1px ${faded(paint.ink, 0.18)}`,
  selectors: {
    '[aria-checked="true"] > &': { background: 'var(--noble-ink)', color: 'var(--noble)', vars: { '--noble-cut': 'var(--noble-ink)' } },
  },
});
export const rankName = style({
  maxWidth: '100%',
  padding: '0 6px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { padding: '0 2px', fontSize: text.xs } },
});
/** On a chosen plate the price takes the plate's ink: yellow would not be read there. */
export const price = style({
  minHeight: '20px',
  fontSize: text.s,
  selectors: { '[aria-checked="true"] > &': { vars: { [color.diamondInk]: 'var(--noble-ink)' } } },
});

export const table = style({
  width: 'calc(100% - 42px)',
  margin: '8px 22px 0 20px',
  tableLayout: 'fixed',
  fontSize: text.s,
  '@container': { [narrow]: { width: 'calc(100% - 22px)', margin: '8px 14px 0 8px', fontSize: text.xs } },
});
export const rowName = style({
  width: first,
  padding: '6px 8px 6px 0',
  textAlign: 'start',
  fontWeight: vars.weight.normal,
  lineHeight: '20px',
  color: color.ink1,
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { width: firstNarrow } },
});
export const row = style({ height: '36px', selectors: { '& + &': { borderTop: `1px solid ${color.line}` } } });
const cellBase = style({ padding: '6px 2px', textAlign: 'center', lineHeight: '20px', color: color.ink2, overflowWrap: 'anywhere' });
export const cell = styleVariants({
  chosen: [
    cellBase,
    { background: `color-mix(in oklab, var(--noble) 14%, ${color.surface1})`, color: color.ink1, fontWeight: vars.weight.strong },
  ],
  other: [cellBase],
});
export const glyph = style({ display: 'inline-block', verticalAlign: '-3px' });
export const none = style({ color: color.ink3 });
export const swatch = style({
  display: 'inline-block',
  width: '32px',
  height: '12px',
  borderRadius: '2px',
  background: 'var(--noble-danmaku)',
  boxShadow: `inset 0 0 0 1px ${faded(paint.ink, 0.3)}`,
  transform: slanted,
});

export const preview = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  minHeight: '56px',
  margin: '12px 20px 0',
  padding: '12px 14px',
  borderRadius: vars.radius.card,
  background: paint.ink,
  color: color.onFrame,
});
export const previewNote = style({ fontSize: text.xs, color: color.onFrameMuted });
export const flying = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: 'var(--noble-danmaku)',
  fontSize: text.xl,
  lineHeight: '28px',
  fontWeight: vars.weight.strong,
});
export const flyingMark = style({
  display: 'grid',
  placeItems: 'center',
  width: '18px',
  height: '18px',
  borderRadius: '3px',
  background: 'var(--noble)',
  color: 'var(--noble-ink)',
});
export const previewEntry = style({ marginInlineStart: 'auto', maxWidth: '100%' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 16px',
  padding: '14px 20px 16px',
  fontSize: text.s,
});
export const months = style({
  display: 'inline-grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: '6px',
  overflow: 'hidden',
});
export const month = style({
  height: '32px',
  padding: '0 12px',
  color: color.ink2,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${color.line}` },
    '&:hover': { background: color.surface3, color: color.ink1 },
    '&:active': { background: color.line },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-checked="true"]': { background: color.brandSoft, color: color.brand, fontWeight: vars.weight.strong },
  },
});
export const until = style({ color: color.ink3, lineHeight: '20px' });
export const bill = style({ marginInlineStart: 'auto', display: 'grid', justifyItems: 'end', lineHeight: '20px', color: color.ink2 });
export const billLine = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });
export const small = style({ fontSize: text.xs, color: color.ink3, display: 'inline-flex', alignItems: 'center', gap: '4px' });
export const act = style({ minWidth: '140px', display: 'grid' });
export const failed = style({ flexBasis: '100%', color: color.live, lineHeight: '20px' });
export const place = style({ minHeight: '280px', padding: '20px', display: 'grid', alignContent: 'center' });
