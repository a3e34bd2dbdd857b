import { style, styleVariants } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;
const wide = '(max-width: 1239px)';
const small = '(max-width: 719px)';

export const lines = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const stripes = styleVariants({
  football: { fill: paint.figureFootball },
  basketball: { fill: paint.figureBasketball },
  esports: { fill: paint.figureEsports },
});
export const chalk = style({ fill: 'none', stroke: faded(paint.chalk, 0.11), strokeWidth: 2 });
export const inside = style({
  position: 'relative',
  maxWidth: '1488px',
  margin: '0 auto',
  padding: '0 24px',
  '@container': { [small]: { padding: '0 12px' } },
});

export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px 16px',
  minHeight: '48px',
  padding: '6px 0',
  '@container': { [small]: { flexWrap: 'wrap' } },
});
export const factsLine = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  minWidth: 0,
  color: color.onFrameMuted,
  fontSize: text.s,
  lineHeight: '24px',
});
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: '6px', whiteSpace: 'nowrap' });
export const optional = style({ '@container': { '(max-width: 959px)': { display: 'none' } } });
export const league = style([
  fact,
  {
    color: color.onFrame,
    fontWeight: weight.medium,
    '::before': {
      content: '',
      flex: 'none',
      width: '5px',
      height: '14px',
      borderRadius: '1px',
      background: 'oklch(from var(--league) max(l, 0.62) c h)',
      transform: `skewX(${vars.skew})`,
    },
  },
]);
export const actions = style({ display: 'flex', flex: 'none', alignItems: 'center', gap: '8px' });

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 640px) minmax(0, 1fr)',
  gap: '28px',
  padding: '8px 0 20px',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 640px)', justifyContent: 'center' } },
});
const wing = style({
  display: 'grid',
  gap: '10px',
  alignContent: 'start',
  gridRow: 1,
  paddingTop: '34px',
  color: color.onFrameMuted,
  fontSize: text.s,
  '@container': { [wide]: { display: 'none' } },
});
export const wings = styleVariants({ home: [wing], away: [wing, { gridColumn: 3, justifyItems: 'end', textAlign: 'right' }] });
export const wingName = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: color.onFrame,
  fontSize: text.l,
  fontWeight: weight.strong,
  lineHeight: '24px',
  selectors: { 'a&:hover': { textDecoration: 'underline' } },
});
export const wingNote = style({ lineHeight: '20px' });
const strip = style({ display: 'inline-flex', alignItems: 'center', gap: '8px' });
export const wingForm = styleVariants({ home: [strip], away: [strip, { flexDirection: 'row-reverse' }] });

export const middle = style({
  display: 'grid',
  gridRow: 1,
  gridColumn: 2,
  gap: '10px',
  justifyItems: 'center',
  minWidth: 0,
  '@container': { [wide]: { gridColumn: 1 } },
});
export const now = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '30px',
  color: color.onFrameMuted,
  fontSize: text.m,
  whiteSpace: 'nowrap',
});
export const figure = style({ fontSize: text.xxl, lineHeight: '30px' });
export const bug = style({ width: '100%' });
export const deeds = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(92px, auto) minmax(0, 1fr)',
  gap: '0 16px',
  width: '100%',
  minHeight: '44px',
  color: color.onFrame,
  fontSize: text.s,
});
export const counts = style({ display: 'grid', gap: '4px', alignContent: 'start', justifyItems: 'center', color: color.onFrameMuted });
export const facts = style({ display: 'inline-flex', alignItems: 'center', gap: '5px', minHeight: '22px', whiteSpace: 'nowrap' });
const list = style({ display: 'grid', gap: '2px', alignContent: 'start', minWidth: 0 });
export const deedSides = styleVariants({ home: [list, { justifyItems: 'end' }], away: [list] });
const line = style({ display: 'inline-flex', alignItems: 'center', gap: '7px', maxWidth: '100%', minHeight: '22px', lineHeight: '20px' });
export const deed = styleVariants({ home: [line, { flexDirection: 'row-reverse' }], away: [line] });
export const deedName = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const minute = style({ flex: 'none', fontFamily: font.number, fontSize: '15px', fontWeight: weight.strong });

export const tabs = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  minHeight: '52px',
  borderTop: `1px solid ${color.frameLine}`,
});
export const watch = style({ flex: 'none' });
export const bones = style({ display: 'grid', gap: '14px', justifyItems: 'center', width: '100%' });
