import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const helpColumns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  columnGap: space.x8,
  rowGap: space.x4,
  paddingBottom: space.x3,
  outline: 'none',
});
export const helpColumn = style({ minWidth: 0 });
export const helpGroup = style({ height: '30px', color: color.ink3, fontSize: text.s, fontWeight: vars.weight.medium, lineHeight: '30px' });
export const helpRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  minHeight: '36px',
  borderBottom: `1px solid ${color.line}`,
  fontSize: text.s,
  selectors: { '&:last-child': { border: 0 } },
});
export const helpKeys = style({ margin: 0 });
