import { createContainer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, radius, space, text, weight } = vars;
const container = createContainer('broadcast-bar');
const narrow = `${container} (max-width: 760px)`;

export const bar = style({
  containerName: container,
  containerType: 'inline-size',
  overflow: 'hidden',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  minHeight: '72px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface1,
});

/** The slanted plate runs on at its start, so that only its end is slanted. */
const plate = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  flex: 'none',
  minHeight: '72px',
  margin: '0 0 0 -20px',
  padding: `0 ${space.x5} 0 36px`,
  transform: `skewX(${vars.skew})`,
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
});
export const state = styleVariants({
  off: [plate, { background: color.surface3, color: color.ink2 }],
  waiting: [plate, { background: color.warningSoft, color: color.warning }],
  live: [plate, { background: color.live, color: color.onLive }],
});

const disc = style({
  display: 'inline-block',
  width: '8px',
  height: '8px',
  marginInlineEnd: space.x2,
  borderRadius: radius.round,
  border: '2px solid currentColor',
});
export const dot = styleVariants({ off: [disc], waiting: [disc], live: [disc, { background: 'currentColor' }] });

export const clock = style({ font: `${weight.strong} 22px/1 ${font.number}`, fontVariantNumeric: 'tabular-nums' });

export const words = style({ flex: '1 1 200px', minWidth: 0, alignSelf: 'center', padding: `${space.x2} ${space.x4}` });
export const title = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.l,
  lineHeight: 1.45,
});
export const about = style({
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.ink3,
  fontSize: text.s,
  lineHeight: 1.45,
});

export const figures = style({
  display: 'flex',
  alignItems: 'center',
  margin: 0,
  '@container': { [narrow]: { order: 1, flexBasis: '100%', borderTop: `1px solid ${color.line}`, paddingBlock: space.x2 } },
});
export const figure = style({
  padding: `0 ${space.x4}`,
  borderInlineStart: `1px solid ${color.line}`,
  '@container': { [narrow]: { selectors: { '&:first-child': { borderInlineStart: 0 } } } },
});
export const name = style({ color: color.ink3, fontSize: text.xs, lineHeight: 1.45, whiteSpace: 'nowrap' });
export const value = style({
  margin: 0,
  color: color.ink1,
  font: `${weight.strong} 18px/1.3 ${font.number}`,
  whiteSpace: 'nowrap',
});

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  padding: `${space.x2} ${space.x4}`,
  '@container': { [narrow]: { order: 2, flexBasis: '100%', borderTop: `1px solid ${color.line}` } },
});

/** Row below the bar: the encoder is gone. */
export const away = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x4}`,
  flex: '1 1 100%',
  order: 3,
  minWidth: 0,
  padding: `${space.x3} ${space.x4}`,
  borderTop: `1px solid ${color.line}`,
  background: color.warningSoft,
  color: color.warning,
});
export const awayWords = style({ flex: '1 1 200px', display: 'grid', minWidth: 0, margin: 0, lineHeight: 1.45, overflowWrap: 'anywhere' });
export const awayHint = style({ color: color.ink2, fontSize: text.s });
export const left = style({ display: 'flex', alignItems: 'baseline', gap: space.x2, whiteSpace: 'nowrap' });
export const leftLabel = style({ color: color.ink2, fontSize: text.s });
