import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const card = style({ display: 'flex', flexDirection: 'column', minHeight: '100%', background: color.surface1, color: color.ink1 });
export const turf = style({ height: '72px', background: `linear-gradient(100deg, ${color.frame}, ${color.frameRaised})` });
export const body = style({ display: 'grid', justifyItems: 'start', gap: space.x2, padding: `0 ${space.x4} ${space.x4}` });
export const face = style({
  marginTop: '-36px',
  padding: '3px',
  borderRadius: vars.radius.round,
  background: color.surface1,
  lineHeight: 0,
});
export const name = style({ fontSize: text.xl, fontWeight: vars.weight.strong, lineHeight: '26px', overflowWrap: 'anywhere' });
export const nameless = style([name, { color: color.ink3 }]);
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 });
export const number = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  color: color.ink3,
  fontSize: text.s,
  lineHeight: '20px',
});
export const sign = style({ color: color.ink2, fontSize: text.s, lineHeight: 1.6, overflowWrap: 'anywhere' });
export const acts = style({ display: 'grid', gridAutoColumns: '1fr', gridAutoFlow: 'column', gap: space.x2, width: '100%' });
export const section = style({ display: 'grid', gap: space.x3, padding: `${space.x3} ${space.x4}`, borderTop: `1px solid ${color.line}` });
export const foot = style({
  display: 'flex',
  gap: space.x2,
  marginTop: 'auto',
  padding: `${space.x2} ${space.x3}`,
  borderTop: `1px solid ${color.line}`,
});
