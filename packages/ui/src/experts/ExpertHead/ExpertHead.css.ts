import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, radius, space, text, weight } = vars;
const narrow = '(max-width: 899px)';

export const head = style({
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface1,
  containerType: 'inline-size',
});
export const inside = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${space.x3} ${space.x6}`,
  alignItems: 'center',
  padding: `${space.x5} ${space.x6}`,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const person = style({ display: 'flex', gap: space.x4, alignItems: 'center', minWidth: 0 });
export const words = style({ display: 'grid', gap: space.x1, minWidth: 0 });
export const name = style({
  margin: 0,
  maxWidth: '320px',
  overflow: 'hidden',
  fontSize: text.xl,
  fontWeight: weight.strong,
  lineHeight: '30px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const note = style({ color: color.ink3, fontSize: text.s, lineHeight: '18px' });
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${space.x3} ${space.x8}`,
  margin: 0,
  '@container': { [narrow]: { gridColumn: '1 / -1', gridRow: 2, justifyContent: 'flex-start' } },
});
export const figure = style({ display: 'grid', gap: '2px' });
export const label = style({ order: 1, color: color.ink3, fontSize: text.s, lineHeight: '18px' });
export const value = style({ margin: 0, font: `${weight.strong} ${text.xl}/28px ${font.number}` });
export const foot = style({ padding: `0 ${space.x6}`, borderTop: `1px solid ${color.line}` });
