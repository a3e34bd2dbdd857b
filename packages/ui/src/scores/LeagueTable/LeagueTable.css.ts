import { style, styleVariants } from '@vanilla-extract/css';
import { paint } from '../../theme/paint.css.ts';
import { themes, vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;

export const frame = style({ containerType: 'inline-size' });
export const table = style({ width: '100%', tableLayout: 'fixed', fontSize: text.m });
const headBase = style({
  position: 'sticky',
  top: 'var(--league-table-top)',
  zIndex: vars.layer.sticky,
  height: '36px',
  padding: 0,
  background: color.surface1,
  boxShadow: `inset 0 -1px ${color.line}`,
  color: color.ink3,
  fontSize: text.xs,
  fontWeight: weight.normal,
  lineHeight: '16px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
export const head = styleVariants({ middle: [headBase], start: [headBase, { textAlign: 'left' }] });
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  minWidth: '28px',
  height: '28px',
  padding: '0 2px',
  borderRadius: vars.radius.chip,
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.brand },
    '&:active': { translate: '0 1px' },
    'th[aria-sort] &': { color: color.ink1, fontWeight: weight.medium },
  },
});

/** Columns that give way where the table is narrow. */
export const widest = style({ '@container': { '(max-width: 679px)': { display: 'none' } } });
export const wide = style({ '@container': { '(max-width: 559px)': { display: 'none' } } });
export const medium = style({ '@container': { '(max-width: 399px)': { display: 'none' } } });
export const roomy = style({ '@container': { '(max-width: 319px)': { display: 'none' } } });

export const row = styleVariants({
  still: { transition: `background-color ${vars.motion.panel}`, ':hover': { background: color.surface3 } },
  live: { background: color.liveSoft },
  marked: { background: color.brandSoft, fontWeight: weight.medium },
});
const cell = style({
  height: '38px',
  padding: 0,
  borderTop: `1px solid ${color.line}`,
  textAlign: 'center',
  fontFamily: font.number,
  fontSize: '15px',
  fontWeight: weight.medium,
  color: color.ink2,
});
/** Places that a short table leaves out, named across the whole row. */
export const gapRow = style({ position: 'relative' });
export const gap = style({ height: '26px', padding: 0 });
export const gapWords = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  borderTop: `1px solid ${color.line}`,
  color: color.ink3,
  fontSize: text.xs,
  lineHeight: '25px',
  textAlign: 'center',
});
/** A new zone begins under a stronger line. */
export const border = style({ borderTopColor: color.lineStrong });
export const cells = styleVariants({
  figure: [cell],
  strong: [cell, { color: color.ink1, fontWeight: weight.strong, fontSize: text.l }],
  team: [cell, { fontFamily: font.text, textAlign: 'left', fontSize: text.m, fontWeight: 'inherit', color: color.ink1 }],
});
export const place = style([
  cell,
  {
    position: 'relative',
    color: color.ink1,
    fontWeight: weight.strong,
    '::before': {
      content: '',
      position: 'absolute',
      left: '4px',
      top: '5px',
      bottom: '5px',
      width: '4px',
      borderRadius: '1px',
      background: 'var(--zone)',
      transform: `skewX(${vars.skew})`,
    },
  },
]);

export const team = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minWidth: 0,
  '@container': { '(max-width: 319px)': { gap: '5px' } },
});
export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: '22px',
  // A narrow table keeps names whole in two lines.
  '@container': {
    '(max-width: 319px)': {
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
      whiteSpace: 'normal',
      lineHeight: '17px',
    },
  },
  selectors: { 'a&:hover': { color: color.brand, textDecoration: 'underline' } },
});
export const score = style({
  flex: 'none',
  padding: '0 5px',
  borderRadius: '2px',
  background: color.live,
  color: color.onLive,
  fontFamily: font.number,
  fontSize: text.s,
  fontWeight: weight.strong,
  lineHeight: '18px',
  transform: `skewX(${vars.skew})`,
});
const moved = style({ flex: 'none', width: '8px', height: '7px' });
export const move = styleVariants({
  up: [moved, { background: color.success, clipPath: 'polygon(50% 0, 100% 100%, 0 100%)' }],
  down: [moved, { background: color.ink3, clipPath: 'polygon(0 0, 100% 0, 50% 100%)' }],
});
export const deducted = style({ flex: 'none', color: color.warning, fontFamily: font.number, fontSize: text.s, fontWeight: weight.strong });
const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  borderRadius: vars.radius.chip,
  color: paint.paper,
  fontFamily: font.text,
  fontSize: '11px',
  fontWeight: weight.medium,
  lineHeight: 1,
});
const night = (background: string) => ({ selectors: { [`${themes.night} &`]: { background, color: paint.inkNight } } });
export const dots = styleVariants({
  W: [dot, { background: paint.won, ...night(paint.wonNight) }],
  D: [dot, { background: paint.drawn, ...night(paint.drawnNight) }],
  L: [dot, { background: paint.lost, ...night(paint.lostNight) }],
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 14px',
  padding: '12px 0 0',
  color: color.ink2,
  fontSize: text.xs,
  lineHeight: '18px',
});
export const zone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  '::before': {
    content: '',
    width: '4px',
    height: '12px',
    borderRadius: '1px',
    background: 'var(--zone)',
    transform: `skewX(${vars.skew})`,
  },
});
export const note = style({ marginLeft: 'auto', color: color.ink3 });
export const deductions = style({ display: 'grid', gap: '2px', width: '100%', color: color.ink2 });
export const bar = style({ display: 'flex', alignItems: 'center', gap: '12px', paddingBottom: '8px' });
