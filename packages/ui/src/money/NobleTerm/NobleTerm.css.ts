import { style, styleVariants } from '@vanilla-extract/css';
import { paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, font, weight, radius } = vars;
const lean = `skewX(${vars.skew})`;
const narrow = '(max-width: 900px)';

export const panel = style({
  containerType: 'inline-size',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.frame,
  color: color.onFrame,
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(300px, 372px) minmax(0, 1fr) 268px',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
const cell = style({ display: 'grid', alignContent: 'center', padding: `${space.x4} ${space.x6}`, minWidth: 0 });
export const term = style([
  cell,
  {
    gridTemplateColumns: '72px minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.x4,
    paddingInlineEnd: '44px',
    background: 'var(--noble)',
    color: 'var(--noble-ink)',
    clipPath: 'polygon(0 0, 100% 0, calc(100% - 30px) 100%, 0 100%)',
    '@container': { [narrow]: { clipPath: 'none' } },
  },
]);
export const without = style([cell, { gap: space.x1, background: color.frameRaised }]);
export const emblem = style({
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  borderRadius: radius.card,
  background: 'var(--noble-ink)',
  color: 'var(--noble)',
  transform: 'skewX(-6deg)',
  vars: { '--noble-cut': 'var(--noble-ink)' },
});
export const rankName = style({ fontSize: text.xxl, lineHeight: 1.35, fontWeight: weight.strong });
export const bar = style({
  height: '8px',
  margin: '8px 0 6px',
  background: 'color-mix(in oklab, var(--noble-ink) 24%, transparent)',
  transform: lean,
});
export const left = style({ height: '100%', width: 'calc(var(--share) * 100%)', background: 'var(--noble-ink)' });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.x3}`,
  fontSize: text.s,
  lineHeight: 1.5,
});
export const days = style({ fontFamily: font.number, fontSize: text.l, fontWeight: weight.strong });
export const free = style([cell, { gap: space.x2 }]);
export const freeTitle = style({ fontWeight: weight.strong });
export const faint = style({ fontSize: text.s, lineHeight: 1.5, color: color.onFrameMuted });
export const cells = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '3px',
  height: '26px',
  padding: '0 4px',
});
const unit = style({ borderRadius: '1px', transform: lean });
export const one = styleVariants({
  left: [unit, { background: paint.termLeft }],
  used: [unit, { background: color.frameField, boxShadow: `inset 0 0 0 1px ${color.frameLine}` }],
});
export const choices = style([
  cell,
  {
    gap: space.x3,
    borderInlineStart: `1px solid ${color.frameLine}`,
    '@container': { [narrow]: { borderInlineStart: 0, borderTop: `1px solid ${color.frameLine}` } },
  },
]);
