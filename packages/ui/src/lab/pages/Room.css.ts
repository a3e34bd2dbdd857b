import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  gap: space.x4,
  alignItems: 'start',
  maxWidth: '1760px',
  margin: '0 auto',
  padding: `${space.x4} ${space.x6} ${space.x10}`,
  background: color.page,
  color: color.ink1,
  '@media': { '(max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const main = style({ display: 'grid', gap: space.x4, minWidth: 0 });
export const room = style({
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
});
export const picture = style({ position: 'relative', aspectRatio: '16 / 9' });
export const strip = style({ display: 'flex', justifyContent: 'center', padding: `${space.x2} 0`, background: color.surface2 });
export const gifts = style({ borderTop: `1px solid ${color.line}` });
export const chat = style({
  position: 'sticky',
  top: space.x4,
  display: 'flex',
  flexDirection: 'column',
  height: '880px',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
});
export const log = style({ flex: 1, minHeight: 0 });
export const card = style({
  minWidth: 0,
  padding: space.x4,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
});
export const side = style({ display: 'grid', gap: space.x4, minWidth: 0 });
