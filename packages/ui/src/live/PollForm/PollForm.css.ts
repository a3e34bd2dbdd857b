import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x3 });
export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({ marginBottom: space.x1, padding: 0, color: color.ink2, fontSize: text.s });
export const fault = style({
  margin: 0,
  color: color.live,
  fontSize: text.s,
  lineHeight: '20px',
  selectors: { '&:empty': { display: 'none' } },
});
export const list = style({ display: 'grid', gap: space.x2, margin: 0, padding: 0, listStyle: 'none' });
export const row = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: space.x1 });
export const acts = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space.x2 });
