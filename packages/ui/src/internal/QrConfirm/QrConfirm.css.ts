import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const stack = style({ display: 'grid', gap: space.x4, padding: space.x4 });
export const card = style({
  background: color.surface1,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});
export const head = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '10px',
  padding: `${space.x6} ${space.x5} ${space.x5}`,
  textAlign: 'center',
});
export const pair = style({ display: 'flex', alignItems: 'center', gap: '14px' });
export const line = style({ display: 'flex', gap: space.x1 });
export const dash = style({ width: '8px', height: '4px', background: color.brand, transform: `skewX(${vars.skew})` });
export const computer = style({
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  borderRadius: vars.radius.card,
  background: color.surface3,
  color: color.ink1,
});
export const title = style({ margin: '6px 0 0', fontSize: '20px', fontWeight: vars.weight.strong, lineHeight: 1.45 });
export const who = style({ margin: 0, color: color.ink2, lineHeight: 1.5 });

export const facts = style({ margin: 0 });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr)',
  gap: space.x3,
  padding: `${space.x3} ${space.x5}`,
  borderTop: `1px solid ${color.line}`,
});
export const term = style({ color: color.ink3, lineHeight: '22px' });
export const detail = style({ margin: 0, fontWeight: vars.weight.medium, lineHeight: '22px', overflowWrap: 'anywhere' });
export const hint = style({ display: 'block', color: color.ink3, fontSize: text.s, fontWeight: vars.weight.normal, lineHeight: 1.45 });

export const warning = style({
  display: 'flex',
  gap: '10px',
  padding: `${space.x3} 14px`,
  borderRadius: vars.radius.card,
  background: color.warningSoft,
  color: color.ink1,
  fontSize: text.s,
  lineHeight: 1.5,
});
export const warningIcon = style({ flex: 'none', marginTop: '2px', color: color.warning });
