import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

export const page = style({ maxWidth: '1488px', margin: '0 auto', padding: `${space.x5} ${space.x6} ${space.x10}` });
export const panel = style({
  display: 'grid',
  gridTemplateColumns: '320px minmax(0, 1fr) 280px',
  height: '760px',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  '@media': { '(max-width: 1240px)': { gridTemplateColumns: '280px minmax(0, 1fr)' } },
});
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  borderInlineEnd: `1px solid ${color.line}`,
});
export const people = style([column, { borderInlineEnd: 0, '@media': { '(max-width: 1240px)': { display: 'none' } } }]);
export const talkHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  padding: `${space.x3} ${space.x4}`,
  borderBottom: `1px solid ${color.line}`,
  lineHeight: 1.45,
});
export const pinned = style({
  display: 'flex',
  justifyContent: 'center',
  padding: space.x2,
  borderBottom: `1px solid ${color.line}`,
  background: color.surface2,
});
export const talk = style({ position: 'relative', flex: 1, minHeight: 0 });
