import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, font, weight, radius } = vars;
const lean = `skewX(${vars.skew})`;
const upright = `skewX(calc(-1 * ${vars.skew}))`;
const narrow = '(max-width: 720px)';

export const panel = style({
  containerType: 'inline-size',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface1,
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr)',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const board = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: space.x3,
  padding: `${space.x4} ${space.x6}`,
  background: color.bug,
  color: color.onBug,
});
export const small = style({ fontSize: text.s, lineHeight: 1.5, color: color.onFrameMuted });
export const figure = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.x2,
  fontFamily: font.number,
  fontSize: '88px',
  lineHeight: '80px',
  fontWeight: weight.strong,
});
export const unit = style({ fontSize: text.title, color: color.onFrameMuted });
export const facts = style({
  display: 'grid',
  gap: space.x1,
  paddingTop: space.x3,
  borderTop: `1px solid ${color.frameLine}`,
  fontSize: text.s,
  lineHeight: 1.5,
});
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: space.x2 });
export const factValue = style({ fontFamily: font.number, fontSize: '15px', fontWeight: weight.strong });

export const body = style({ minWidth: 0, padding: `${space.x4} ${space.x5} ${space.x4}` });
export const track = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  minHeight: '118px',
  paddingTop: '32px',
  margin: `${space.x2} ${space.x2} 0`,
  '@container': { [narrow]: { margin: 0 } },
});
const bar = { position: 'absolute', top: '70px', height: '10px', transform: lean } as const;
export const rail = style({
  ...bar,
  left: '40px',
  right: '40px',
  background: color.surface3,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  '@container': { [narrow]: { left: '28px', right: '28px' } },
});
export const reached = style({ height: '100%', width: 'calc(var(--share) * 100%)', background: color.brand });
export const here = style({
  position: 'absolute',
  top: '-6px',
  left: 'calc(var(--share) * 100%)',
  width: '2px',
  height: '22px',
  background: color.ink1,
});
export const hereValue = style({
  position: 'absolute',
  bottom: '56px',
  left: '50%',
  transform: `translateX(-50%) ${upright}`,
  padding: '0 7px',
  borderRadius: '3px',
  background: color.bug,
  color: color.onBug,
  fontFamily: font.number,
  fontSize: text.s,
  lineHeight: '20px',
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
});
const markBase = style({
  position: 'relative',
  flex: 'none',
  width: '80px',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  textAlign: 'center',
  '@container': { [narrow]: { width: '56px' } },
});
export const mark = styleVariants({ open: [markBase, { color: color.ink1 }], locked: [markBase, { color: color.ink3 }] });
export const markLevel = style({
  height: '30px',
  fontFamily: font.number,
  fontSize: text.m,
  lineHeight: '20px',
  fontWeight: weight.strong,
});
const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: '26px',
  height: '26px',
  border: '2px solid',
  borderRadius: radius.round,
});
export const markDot = styleVariants({
  open: [dot, { borderColor: color.brand, background: color.brand, color: color.onBrand }],
  locked: [dot, { borderColor: color.lineStrong, background: color.surface1 }],
});
export const markName = style({ marginTop: '6px', fontSize: text.xs, lineHeight: '18px', overflowWrap: 'anywhere' });

export const perks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: space.x2,
  margin: `${space.x3} 0 0`,
  padding: 0,
  listStyle: 'none',
});
const perkBase = style({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  minWidth: 0,
  padding: '10px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});
export const perk = styleVariants({
  open: [perkBase, { background: color.surface2 }],
  locked: [perkBase, { borderStyle: 'dashed', borderColor: color.lineStrong, color: color.ink3 }],
});
const perkHeadBase = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBottom: '4px' });
export const perkHead = styleVariants({ open: [perkHeadBase, { color: color.brand }], locked: [perkHeadBase, { color: color.ink3 }] });
export const perkLevel = style({ fontFamily: font.number, fontSize: text.xs, fontWeight: weight.strong, color: color.ink3 });
export const perkName = style({ fontSize: text.s, lineHeight: 1.5, fontWeight: weight.medium });
export const perkNote = style({ fontSize: text.xs, lineHeight: 1.5, color: color.ink3 });
