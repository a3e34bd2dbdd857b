import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, radius, skew, space, text, weight } = vars;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** Below this width the steps move closer, without the rooms' contents. */
const narrow = '(max-width: 719px)';

export const stage = style({
  containerType: 'inline-size',
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.frame,
  color: color.onFrame,
});
export const pitch = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const line = style({ fill: 'none', stroke: color.frameField, strokeWidth: 3 });
export const floodlights = style({ fill: 'none', stroke: color.frameLine, strokeWidth: 2 });
export const floodlight = style({ fill: color.onFrameMuted });

export const steps = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.14fr) minmax(0, 1fr)',
  alignItems: 'end',
  height: '316px',
  padding: `0 ${space.x10}`,
  '@container': { [narrow]: { padding: `0 ${space.x2}` } },
});

/** Above the empty steps. */
export const words = style({ position: 'absolute', inset: '0 0 92px', display: 'grid', alignContent: 'center' });

const place = style({ gridRow: 1, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', minWidth: 0 });
export const step = styleVariants({ 1: [place, { gridColumn: 2 }], 2: [place, { gridColumn: 1 }], 3: [place, { gridColumn: 3 }] });

const ring = style({ display: 'inline-flex', padding: '4px', borderRadius: radius.round, border: `2px solid ${color.onFrameMuted}` });
export const face = styleVariants({ 1: [ring, { borderWidth: '3px', borderColor: color.onFrame }], 2: [ring], 3: [ring] });

export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `2px ${space.x2}`,
  minHeight: '26px',
  maxWidth: '100%',
  marginTop: space.x3,
  padding: `0 ${space.x2}`,
});
export const name = style({ ...cut, maxWidth: '100%', fontSize: text.xl, fontWeight: weight.strong, lineHeight: '26px' });
export const nameLink = style([name, { ':hover': { textDecoration: 'underline' } }]);
export const value = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'center',
  gap: `0 ${space.x2}`,
  minHeight: '26px',
  margin: `2px 0 ${space.x2}`,
});
export const gap = style({ color: color.onFrameMuted, fontSize: text.s });

const plateBase = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  width: '100%',
  minWidth: 0,
  overflow: 'hidden',
  paddingInlineEnd: space.x4,
  background: color.chalkCell,
  color: color.onChalkCell,
  '@container': { [narrow]: { justifyContent: 'space-between', gap: space.x1, paddingInlineEnd: space.x1 } },
});
export const plate = styleVariants({
  1: [plateBase, { height: '92px' }],
  2: [plateBase, { height: '72px' }],
  3: [plateBase, { height: '60px' }],
});

const digit = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  marginInlineStart: '-8px',
  background: color.frameRaised,
  color: color.onFrame,
  fontFamily: font.number,
  fontWeight: weight.strong,
  lineHeight: 1,
  transform: `skewX(${skew})`,
});
export const number = styleVariants({
  1: [digit, { width: '68px', background: color.brand, fontSize: '56px' }],
  2: [digit, { width: '56px', fontSize: '40px' }],
  3: [digit, { width: '56px', fontSize: '34px' }],
});
export const showing = style({
  flex: 1,
  display: 'grid',
  gap: '4px',
  justifyItems: 'start',
  minWidth: 0,
  overflow: 'hidden',
  '@container': { [narrow]: { display: 'none' } },
});
/** A step too narrow for two names and a score shows the title of the room alone. */
export const score = style({ display: 'inline-flex', maxWidth: '100%', '@container': { '(max-width: 1079px)': { display: 'none' } } });
export const title = style({ ...cut, maxWidth: '100%', fontSize: text.xs, lineHeight: '18px' });
export const titleLink = style([title, { ':hover': { textDecoration: 'underline' } }]);
