import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const page = style({
  maxWidth: '1200px',
  margin: '0 auto',
  padding: `${space.x8} ${space.x6} ${space.x12}`,
  display: 'grid',
  gap: space.x8,
});
export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.x8,
  alignItems: 'end',
  '@media': { '(max-width: 800px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const title = style({ fontSize: text.stage, lineHeight: '48px', textWrap: 'balance' });
export const lead = style({ marginTop: space.x2, fontSize: text.l, lineHeight: 1.6, color: color.ink2, maxWidth: '64ch' });
export const facts = style({ display: 'flex', gap: space.x6 });
export const fact = style({ display: 'grid', gap: '2px' });
export const factFigure = style({ fontFamily: vars.font.number, fontSize: text.title, fontWeight: vars.weight.strong, lineHeight: 1 });
export const factWord = style({ fontSize: text.xs, color: color.ink3, lineHeight: 1.45 });

export const section = style({ display: 'grid', gap: space.x4 });
export const steps = style({ display: 'grid', gap: space.x3, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))' });
export const step = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  borderRadius: vars.radius.card,
  background: color.bug,
  color: color.onBug,
  overflow: 'hidden',
});
export const stepHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  padding: `${space.x3} ${space.x4}`,
  fontWeight: vars.weight.strong,
});
export const stepNumber = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '20px',
  background: color.brand,
  color: color.onBrand,
  fontFamily: vars.font.number,
  transform: `skewX(${vars.skew})`,
});
export const stepTime = style({ marginInlineStart: 'auto', fontSize: text.xs, fontWeight: vars.weight.normal, color: color.onFrameMuted });
export const code = style({
  padding: `0 ${space.x4} ${space.x4}`,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  fontSize: text.s,
  lineHeight: 1.7,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const tiles = style({ display: 'grid', gap: space.x3, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))' });
export const tile = style({
  display: 'grid',
  gridTemplateRows: '132px auto',
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  overflow: 'hidden',
});
export const window = style({
  display: 'grid',
  placeItems: 'center',
  padding: space.x3,
  overflow: 'hidden',
  minWidth: 0,
  background: color.surface2,
});
export const tileFoot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  padding: `${space.x2} ${space.x3}`,
  borderTop: `1px solid ${color.line}`,
  fontSize: text.s,
  lineHeight: 1.45,
});
export const promises = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  alignItems: 'center',
  padding: space.x4,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  fontSize: text.s,
  lineHeight: 1.45,
});
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: space.x2 });
export const stack = style({ display: 'grid', justifyItems: 'center', gap: space.x2 });
export const shrunk = style({ flex: 'none', zoom: 0.62 });
export const fill = style({
  position: 'relative',
  alignSelf: 'stretch',
  justifySelf: 'stretch',
  margin: `calc(-1 * ${space.x3})`,
  overflow: 'hidden',
  background: color.frame,
});
