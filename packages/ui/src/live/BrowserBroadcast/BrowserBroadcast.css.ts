import { createContainer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, radius, space, text, weight } = vars;
const container = createContainer('browser-broadcast');

export const frame = style({
  containerName: container,
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x4,
  alignItems: 'flex-start',
});

/** The ground of a picture is dark in both themes. */
export const screen = style({
  position: 'relative',
  overflow: 'hidden',
  flex: '3 1 320px',
  minWidth: 0,
  aspectRatio: '16 / 9',
  borderRadius: radius.card,
  background: color.surface2,
  color: color.ink2,
});
export const empty = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.x2,
  height: '100%',
  padding: space.x4,
  fontSize: text.s,
  textAlign: 'center',
});

const plate = style({
  position: 'absolute',
  insetBlockStart: space.x2,
  insetInlineStart: space.x2,
  padding: `${space.x1} ${space.x2}`,
  borderRadius: radius.chip,
  fontSize: text.s,
  fontWeight: weight.strong,
});
export const state = styleVariants({
  off: [plate, { background: color.surface3, color: color.ink1 }],
  waiting: [plate, { background: color.warningSoft, color: color.warning }],
  live: [plate, { background: color.live, color: color.onLive }],
});
export const figures = style({
  position: 'absolute',
  insetBlockEnd: space.x2,
  insetInlineStart: space.x2,
  padding: `${space.x1} ${space.x2}`,
  borderRadius: radius.chip,
  background: color.surface3,
  color: color.ink1,
  fontSize: text.s,
  fontVariantNumeric: 'tabular-nums',
});

export const side = style({ flex: '2 1 280px', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x3, minWidth: 0 });
export const problem = style({
  display: 'flex',
  gap: space.x2,
  padding: space.x3,
  borderRadius: radius.chip,
  background: color.warningSoft,
  color: color.ink1,
  fontSize: text.s,
  lineHeight: 1.5,
});
export const note = style({ color: color.ink3, fontSize: text.s, lineHeight: 1.45 });
export const acts = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.x2 });
